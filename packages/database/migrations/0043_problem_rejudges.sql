-- Judging all submissions to a problem again, bit by bit. The row says how far it is, so that it goes on where it stopped.

CREATE TABLE problem_rejudge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  requested_by text REFERENCES user_account ON DELETE SET NULL,
  -- Those judged before this are meant: what has been judged since needs nothing.
  judged_before timestamptz NOT NULL,
  -- How many were meant when it began, and how many have been queued.
  total integer NOT NULL,
  queued integer NOT NULL DEFAULT 0,
  -- The submissions up to this one have been looked at, and those up to the other will be.
  looked_up_to bigint NOT NULL DEFAULT 0,
  last_submission_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
-- One at a time, and the newest is found at once.
CREATE UNIQUE INDEX problem_rejudge_open ON problem_rejudge (problem_id) WHERE finished_at IS NULL;
CREATE INDEX problem_rejudge_of_problem ON problem_rejudge (problem_id, id DESC);
