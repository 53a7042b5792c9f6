-- Whether what was submitted in contests is meant too: that is for super administrators alone.
ALTER TABLE problem_rejudge ADD COLUMN is_with_contests boolean NOT NULL DEFAULT true;
