-- What a computer player thought with a move, as the record will say it; null where it said nothing.

ALTER TABLE moves ADD COLUMN remark VARCHAR(200);
