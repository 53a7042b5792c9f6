-- What a submission was judged by: when that had last changed, as it was when a judge took the submission; the epoch where it
-- had never changed. Null where nobody knows, as of all that was judged before this column.
ALTER TABLE submission ADD COLUMN judged_as_of timestamptz;
