-- Programs that the setters of a problem keep with it, and what the judge shall say of each.
CREATE TABLE problem_solution (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  -- From one, in the order in which they are shown.
  position integer NOT NULL CHECK (position > 0),
  name text NOT NULL CHECK (name <> ''),
  -- The name of a language, which need not be offered any more.
  language text NOT NULL,
  code text NOT NULL,
  -- Statuses as the wire numbers them; any of them is right. Empty: nothing is expected.
  expected_statuses jsonb NOT NULL,
  UNIQUE (problem_id, name),
  UNIQUE (problem_id, position)
);
