-- Programs of setters that make and check inputs, and the search for an input on which a submission fails.

CREATE TABLE problem_program (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('generator', 'validator')),
  -- From one, in the order in which they are shown and called.
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL CHECK (name <> ''),
  -- The name of a language, which need not be offered any more.
  language text NOT NULL,
  code text NOT NULL,
  -- Of a generator: one call per line, with {seed} in place of a number.
  argument_lines jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL,
  UNIQUE (problem_id, position),
  UNIQUE (problem_id, name)
);
CREATE UNIQUE INDEX problem_program_validator ON problem_program (problem_id) WHERE kind = 'validator';

-- A cache: equal programs with equal judging data have one row.
CREATE TABLE counter_example (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  -- The hash of everything that the search depends on.
  key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Null while the search waits or runs.
  result jsonb
);
CREATE INDEX counter_example_problem ON counter_example (problem_id);
CREATE INDEX counter_example_age ON counter_example (created_at);

ALTER TABLE judging_task
  DROP CONSTRAINT judging_task_kind_check,
  ADD CONSTRAINT judging_task_kind_check
    CHECK (kind IN ('submission', 'test-run', 'compile-checker', 'program-check', 'find-failing-input')),
  DROP CONSTRAINT judging_task_lane_check,
  ADD CONSTRAINT judging_task_lane_check
    CHECK (lane IN ('contest', 'ordinary', 'test-run', 'counter-example', 'problem-check', 'background')),
  -- Null: the caller waits for the result of the task itself.
  ADD COLUMN counter_example_id bigint UNIQUE REFERENCES counter_example ON DELETE CASCADE,
  ADD CHECK (kind = 'find-failing-input' OR counter_example_id IS NULL);
