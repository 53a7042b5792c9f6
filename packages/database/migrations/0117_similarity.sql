-- Comparisons of the programs of a contest, a training or a problem.
CREATE TABLE similarity_comparison (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest_id bigint REFERENCES contest ON DELETE CASCADE,
  training_id bigint REFERENCES training ON DELETE CASCADE,
  problem_id bigint REFERENCES problem ON DELETE CASCADE,
  choice text NOT NULL CHECK (choice IN ('best', 'last')),
  -- In percent. Pairs below it are not stored.
  threshold integer NOT NULL CHECK (threshold BETWEEN 0 AND 100),
  -- A list of families of languages. An empty one means all.
  families jsonb NOT NULL,
  -- A list of ids.
  problem_ids jsonb NOT NULL,
  -- Given code that does not count: a list of {name, code}.
  ignored jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'finished', 'failed')),
  -- Programs read so far, and all.
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  too_short integer NOT NULL DEFAULT 0,
  omitted integer NOT NULL DEFAULT 0,
  started_by text REFERENCES user_account ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK (num_nonnulls(contest_id, training_id, problem_id) = 1)
);
CREATE INDEX similarity_of_contest ON similarity_comparison (contest_id);
CREATE INDEX similarity_of_training ON similarity_comparison (training_id);
CREATE INDEX similarity_of_problem ON similarity_comparison (problem_id);
CREATE INDEX similarity_of_starter ON similarity_comparison (started_by);

-- Programs that are in a pair.
CREATE TABLE similarity_program (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comparison_id bigint NOT NULL REFERENCES similarity_comparison ON DELETE CASCADE,
  submission_id bigint NOT NULL REFERENCES submission ON DELETE CASCADE,
  UNIQUE (comparison_id, submission_id)
);
CREATE INDEX similarity_program_of_submission ON similarity_program (submission_id);

CREATE TABLE similarity_pair (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comparison_id bigint NOT NULL REFERENCES similarity_comparison ON DELETE CASCADE,
  left_id bigint NOT NULL REFERENCES similarity_program ON DELETE CASCADE,
  right_id bigint NOT NULL REFERENCES similarity_program ON DELETE CASCADE,
  similarity real NOT NULL,
  longest_fragment integer NOT NULL,
  mark text CHECK (mark IN ('fine', 'discuss')),
  note text NOT NULL DEFAULT '',
  marked_by text REFERENCES user_account ON DELETE SET NULL,
  marked_at timestamptz
);
CREATE INDEX similarity_pair_of_comparison ON similarity_pair (comparison_id);
CREATE INDEX similarity_pair_left ON similarity_pair (left_id);
CREATE INDEX similarity_pair_right ON similarity_pair (right_id);
CREATE INDEX similarity_pair_of_marker ON similarity_pair (marked_by);
