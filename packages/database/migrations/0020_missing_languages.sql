-- Judges run, and none of them has it. Such a language is not offered.
ALTER TABLE language ADD COLUMN is_missing boolean NOT NULL DEFAULT false;
