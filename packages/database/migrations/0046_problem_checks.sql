-- Programs judged on trial: the setters' solutions, or submissions that there are already. Nothing of it is counted.

-- The newest of each kind per problem.
CREATE TABLE problem_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('solutions', 'submissions')),
  started_by text REFERENCES user_account ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  -- What every program of it is judged with: limits, checker and test data as they were when it began.
  conditions jsonb NOT NULL,
  -- Of a trial: how many submissions there were to choose from.
  candidates integer,
  UNIQUE (problem_id, kind)
);
CREATE INDEX problem_check_starter ON problem_check (started_by);

CREATE TABLE problem_check_program (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  check_id bigint NOT NULL REFERENCES problem_check ON DELETE CASCADE,
  position integer NOT NULL CHECK (position > 0),
  -- A solution has a name and expectations, a submission has its number and how it stood when the trial began.
  name text,
  expected_statuses jsonb,
  submission_id bigint REFERENCES submission ON DELETE CASCADE,
  status_before smallint,
  score_before integer,
  language text NOT NULL,
  code text NOT NULL,
  -- As of a submission: from waiting to its verdict.
  status smallint NOT NULL,
  time_ms integer,
  memory_kb integer,
  score integer,
  message text,
  -- The time for all of its cases was used up before all of them had run.
  is_cut_short boolean NOT NULL DEFAULT false,
  -- What is known of its cases, in the order in which they were judged.
  cases jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL,
  UNIQUE (check_id, position),
  CHECK ((name IS NULL) <> (submission_id IS NULL)),
  CHECK ((name IS NULL) = (expected_statuses IS NULL)),
  CHECK ((submission_id IS NULL) = (status_before IS NULL))
);
CREATE INDEX problem_check_program_submission ON problem_check_program (submission_id);
-- Those who have a check under way, without looking at what is done.
CREATE INDEX problem_check_program_under_way ON problem_check_program (check_id) WHERE status IN (5, 6, 7);

ALTER TABLE judging_task
  DROP CONSTRAINT judging_task_kind_check,
  ADD CONSTRAINT judging_task_kind_check
    CHECK (kind IN ('submission', 'test-run', 'compile-checker', 'program-check')),
  DROP CONSTRAINT judging_task_lane_check,
  ADD CONSTRAINT judging_task_lane_check
    CHECK (lane IN ('contest', 'ordinary', 'test-run', 'problem-check', 'background')),
  ADD COLUMN check_program_id bigint UNIQUE REFERENCES problem_check_program ON DELETE CASCADE,
  ADD CHECK ((kind = 'program-check') = (check_program_id IS NOT NULL));
