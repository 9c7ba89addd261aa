-- Under which edition of its rules a match is played, null for those from before, and what chance gave its set-up.

ALTER TABLE matches ADD COLUMN edition VARCHAR(64);
ALTER TABLE matches ADD COLUMN set_up VARCHAR(4000) NOT NULL DEFAULT ''; -- as it fell, parted by blanks
