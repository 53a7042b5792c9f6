-- What the form of a problem needs besides the problem.

ALTER TABLE problem
  -- The setter typed the cases in the form; otherwise they came as files.
  ADD COLUMN are_cases_typed boolean NOT NULL DEFAULT false,
  -- When what programs are judged by last changed; what was judged before is out of date. Null: never since the creation.
  ADD COLUMN judging_changed_at timestamptz,
  -- What has changed since all submissions were last judged by the same.
  ADD COLUMN judging_change jsonb,
  ADD COLUMN modified_by text REFERENCES user_account ON DELETE SET NULL;
