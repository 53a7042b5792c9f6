-- What the judge needs of a problem, the work it is given, and what it found.

ALTER TABLE problem
  ADD COLUMN group_id bigint,
  -- The checker of a special judge, the interactor of an interactive problem.
  ADD COLUMN checker_language text,
  ADD COLUMN checker_code text,
  -- File names and their content: beside the submission, and beside the checker.
  ADD COLUMN user_extra_files jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN judge_extra_files jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN is_trailing_blank_ignored boolean NOT NULL DEFAULT true,
  ADD COLUMN are_case_results_open boolean NOT NULL DEFAULT true,
  ADD COLUMN is_code_sharing_allowed boolean NOT NULL DEFAULT true,
  -- Both names, or standard input and output.
  ADD COLUMN input_file_name text,
  ADD COLUMN output_file_name text,
  ADD CHECK ((input_file_name IS NULL) = (output_file_name IS NULL)),
  ADD CHECK ((checker_language IS NULL) = (checker_code IS NULL));

-- The languages a problem allows; a problem without rows allows all of its judge's.
CREATE TABLE problem_language (
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  language_id integer NOT NULL REFERENCES language ON DELETE CASCADE,
  PRIMARY KEY (problem_id, language_id)
);

-- Test data: content by hash, in the file store.
CREATE TABLE problem_case (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  -- From one, in the order of judging.
  position integer NOT NULL CHECK (position > 0),
  group_number integer NOT NULL DEFAULT 1,
  score integer CHECK (score >= 0),
  input_name text NOT NULL,
  input_sha256 text NOT NULL CHECK (input_sha256 ~ '^[0-9a-f]{64}$'),
  input_bytes bigint NOT NULL,
  answer_name text NOT NULL,
  answer_sha256 text NOT NULL CHECK (answer_sha256 ~ '^[0-9a-f]{64}$'),
  answer_bytes bigint NOT NULL,
  UNIQUE (problem_id, position)
);
-- A judge may fetch what is test data, and nothing else.
CREATE INDEX problem_case_input ON problem_case (input_sha256);
CREATE INDEX problem_case_answer ON problem_case (answer_sha256);

-- How the finished public submissions of a problem ended, by status. Changed by the transaction that changes a status.
CREATE TABLE problem_result_count (
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  status smallint NOT NULL,
  count integer NOT NULL CHECK (count >= 0),
  PRIMARY KEY (problem_id, status)
);
INSERT INTO problem_result_count (problem_id, status, count)
SELECT problem_id, status, count(*)
FROM submission
WHERE contest_id IS NULL AND group_id IS NULL AND status NOT IN (5, 6, 7)
GROUP BY problem_id, status;

ALTER TABLE submission
  -- Counts rejudges and resubmits.
  ADD COLUMN version integer NOT NULL DEFAULT 0,
  ADD COLUMN contest_problem_id bigint,
  ADD COLUMN training_id bigint;

-- What waits or runs is a few rows among millions.
CREATE INDEX submission_under_way ON submission (id) WHERE status IN (5, 6, 7);

CREATE TABLE submission_case (
  submission_id bigint NOT NULL REFERENCES submission ON DELETE CASCADE,
  seq integer NOT NULL,
  case_id bigint NOT NULL,
  group_number integer NOT NULL,
  status smallint NOT NULL,
  time_ms integer NOT NULL,
  memory_kb integer NOT NULL,
  score integer,
  input_name text NOT NULL,
  answer_name text NOT NULL,
  message text,
  PRIMARY KEY (submission_id, seq)
);

-- Work for judges, from being queued to being done. The queue only brings the number of a task to a server; who works on it,
-- and whether that one is still believed, stands here.
CREATE TABLE judging_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('submission', 'test-run', 'compile-checker')),
  lane text NOT NULL CHECK (lane IN ('contest', 'ordinary', 'test-run', 'background')),
  submission_id bigint UNIQUE REFERENCES submission ON DELETE CASCADE,
  user_id text REFERENCES user_account ON DELETE CASCADE,
  -- How test runs are asked for.
  key text UNIQUE,
  -- What a test run or a compilation needs; a submission's is read from its rows when it is handed out.
  payload jsonb,
  language text NOT NULL,
  -- Handed out so often.
  attempts smallint NOT NULL DEFAULT 0,
  -- The attempt that is believed, while one is under way.
  attempt_id uuid UNIQUE,
  judge_name text,
  judge_instance uuid,
  -- The judge's own token, or null for the one of the configuration.
  judge_token_id bigint,
  last_heard_at timestamptz,
  -- Why each of the earlier attempts came to nothing: a line each, in words for an administrator.
  lost_attempts text NOT NULL DEFAULT '',
  result jsonb,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK ((kind = 'submission') = (submission_id IS NOT NULL)),
  CHECK ((attempt_id IS NULL) = (last_heard_at IS NULL))
);
-- Which languages wait in which lane, without looking at every task.
CREATE INDEX judging_task_waiting ON judging_task (lane, language) WHERE attempt_id IS NULL AND finished_at IS NULL;
CREATE INDEX judging_task_under_way ON judging_task (last_heard_at) WHERE attempt_id IS NOT NULL;
CREATE INDEX judging_task_open_of_user ON judging_task (user_id) WHERE finished_at IS NULL;
CREATE INDEX judging_task_finished ON judging_task (finished_at) WHERE finished_at IS NOT NULL;

ALTER TABLE judge
  ADD COLUMN instance_id uuid,
  -- The process that the present one replaced. If it speaks again, two judges share a name.
  ADD COLUMN previous_instance_id uuid,
  ADD COLUMN token_id bigint;

-- One per judge that is not started by the server's own launcher. Only a hash is stored.
CREATE TABLE judge_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL UNIQUE,
  created_by text REFERENCES user_account ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz
);
-- A judge that gets a new token keeps its name.
CREATE UNIQUE INDEX judge_token_name ON judge_token (name) WHERE revoked_at IS NULL;
