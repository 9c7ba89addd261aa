-- Written so that SQLite and PostgreSQL both read it. Times are milliseconds since 1970.

CREATE TABLE matches (
    id             VARCHAR(32)   NOT NULL PRIMARY KEY,
    game           VARCHAR(64)   NOT NULL,
    scenario       VARCHAR(64),             -- null if the match began from a position of its own
    options        VARCHAR(1000) NOT NULL,  -- ids, parted by blanks
    start_position TEXT,
    commitment     VARCHAR(64)   NOT NULL,
    seed           VARCHAR(200)  NOT NULL,
    created        BIGINT        NOT NULL,
    updated        BIGINT        NOT NULL,
    version        BIGINT        NOT NULL,  -- grows with every change, and never shrinks
    decider        INTEGER       NOT NULL,  -- the side that decides next; -1 when the match is over
    resigned       INTEGER                  -- the side that gave up
);

CREATE INDEX matches_by_decider ON matches (decider, updated);

CREATE TABLE seats (
    match_id    VARCHAR(32) NOT NULL REFERENCES matches (id),
    side        INTEGER     NOT NULL,
    kind        VARCHAR(64) NOT NULL,       -- person, or the name of a computer player
    secret_hash VARCHAR(64),                -- SHA-256 of what its holder knows; null if nobody can hold it
    claimed     BOOLEAN     NOT NULL,
    PRIMARY KEY (match_id, side)
);

CREATE TABLE moves (
    match_id  VARCHAR(32)   NOT NULL REFERENCES matches (id),
    number    INTEGER       NOT NULL,       -- from 1 on: no two moves can take the same place
    side      INTEGER       NOT NULL,
    notation  VARCHAR(4000) NOT NULL,
    dice      VARCHAR(4000) NOT NULL,       -- as they fell, parted by blanks
    at        BIGINT        NOT NULL,
    PRIMARY KEY (match_id, number)
);
