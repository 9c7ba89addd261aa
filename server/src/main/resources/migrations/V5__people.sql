-- What the people at a table are called, and what they say to each other. Neither belongs to what was played.

ALTER TABLE seats ADD COLUMN name VARCHAR(200);                    -- null if nobody has said
ALTER TABLE matches ADD COLUMN notes INTEGER NOT NULL DEFAULT 0;   -- how many were ever written

CREATE TABLE notes (
    match_id VARCHAR(32)   NOT NULL REFERENCES matches (id),
    number   INTEGER       NOT NULL,       -- from 1 on
    side     INTEGER       NOT NULL,       -- who wrote it
    text     VARCHAR(2000) NOT NULL,
    at       BIGINT        NOT NULL,
    PRIMARY KEY (match_id, number)
);
