-- Where the task stands among those of its lane: what its user had open or used lately when it was queued, in milliseconds.
ALTER TABLE judging_task
  ADD COLUMN queue_rank bigint NOT NULL DEFAULT 0,
  -- The time that judges have used for it.
  ADD COLUMN used_ms bigint NOT NULL DEFAULT 0,
  -- The owner of the group whose problem it is, unless that is the user.
  ADD COLUMN owner_id text;

CREATE INDEX judging_task_in_order ON judging_task (lane, queue_rank, id)
  WHERE attempt_id IS NULL AND finished_at IS NULL;
CREATE INDEX judging_task_costs ON judging_task (lane)
  WHERE finished_at IS NULL AND (attempt_id IS NOT NULL OR used_ms > 0);

-- The judging time that users used lately beyond ordinary tasks. It is forgotten within minutes.
CREATE TABLE judging_use (
  lane text NOT NULL,
  user_id text NOT NULL,
  used_ms bigint NOT NULL,
  as_of timestamptz NOT NULL,
  PRIMARY KEY (lane, user_id)
);
