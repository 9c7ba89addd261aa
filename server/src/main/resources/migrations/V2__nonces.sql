-- What each seat adds to the dice. A match from before goes on with dice from its seed alone.

ALTER TABLE matches ADD COLUMN mixed BOOLEAN NOT NULL DEFAULT FALSE; -- whether its dice wait for nonces

ALTER TABLE seats ADD COLUMN nonce_seal VARCHAR(64);                 -- SHA-256 of a nonce that is still to be told
ALTER TABLE seats ADD COLUMN nonce VARCHAR(64);                      -- null while the dice wait for it
ALTER TABLE seats ADD COLUMN nonce_from_server BOOLEAN NOT NULL DEFAULT FALSE;
