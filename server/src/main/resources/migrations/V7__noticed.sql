-- Who could notice a change at all. What somebody could not is no version and no move of theirs.

ALTER TABLE moves ADD COLUMN noticed INTEGER NOT NULL DEFAULT 7;                 -- bits: the first side, the second, a spectator
ALTER TABLE matches ADD COLUMN unnoticed VARCHAR(80) NOT NULL DEFAULT '0 0 0';   -- how many changes each of these could not notice
