-- The user who asked for a variant may withdraw it while it waits for approval.
-- compatible problem_variant_state_check: accepts one more state
ALTER TABLE problem_variant
  DROP CONSTRAINT problem_variant_state_check,
  ADD CONSTRAINT problem_variant_state_check
    CHECK (state IN ('writing', 'checking', 'refused', 'waiting', 'approved', 'rejected', 'cancelled'));

-- What a notice is about. A user gets no second notice of a topic before the first one is read.
ALTER TABLE notice ADD COLUMN topic text;
