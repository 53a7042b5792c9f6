-- Practice lists: problems that were chosen for a user. The newest list of a user is the current one.

CREATE TABLE practice_list (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- Tags of the topic; empty for all problems.
  tag_ids jsonb NOT NULL,
  -- As the user chose it; null if the level followed from what the user had solved.
  chosen_difficulty integer,
  -- The difficulty that the list is centred on.
  difficulty integer NOT NULL,
  size integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX practice_list_user ON practice_list (user_id, id DESC);

CREATE TABLE practice_problem (
  list_id bigint NOT NULL REFERENCES practice_list ON DELETE CASCADE,
  position integer NOT NULL,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('warm-up', 'level', 'weak-topic', 'retry', 'stretch', 'review')),
  PRIMARY KEY (list_id, position)
);
CREATE INDEX practice_problem_problem ON practice_problem (problem_id);
