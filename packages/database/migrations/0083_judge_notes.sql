-- The reason of a result as a code with parameters, beside the English message: see packages/contract/src/judge-notes.ts.
ALTER TABLE submission ADD COLUMN note jsonb;
ALTER TABLE submission_case ADD COLUMN note jsonb;

-- What submitters learn of the first difference in a case that is no sample.
ALTER TABLE problem ADD COLUMN case_feedback text NOT NULL DEFAULT 'none'
    CHECK (case_feedback IN ('none', 'position', 'values'));

-- ACM problems stop at the first failed case unless their setter chooses all cases. The verdict is the same in both modes, so
-- results stay valid.
UPDATE problem SET case_mode = 'ergodic_without_error' WHERE scoring = 'acm' AND case_mode = 'default';
