-- Administrators besides the author who may edit a problem.
CREATE TABLE problem_co_author (
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  PRIMARY KEY (problem_id, user_id)
);
CREATE INDEX problem_co_author_of_user ON problem_co_author (user_id);
