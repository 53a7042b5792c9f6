-- A task that a judge gave back without a verdict, because its machine failed. Null and zero: none did.
ALTER TABLE judging_task
  -- Judges tried it so often and gave it back.
  ADD COLUMN returns smallint NOT NULL DEFAULT 0,
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN returned_by text,
  ADD COLUMN return_fault text,
  ADD COLUMN return_detail text,
  -- Until then only other judges get it.
  ADD COLUMN avoided_until timestamptz,
  -- Until then nobody gets it: it came back too often.
  ADD COLUMN held_until timestamptz;

CREATE INDEX judging_task_returned ON judging_task (returned_at DESC)
  WHERE returned_at IS NOT NULL AND attempt_id IS NULL AND finished_at IS NULL;

-- Why the judge requests no work: the fault of its machine and its words. Null: it is ready.
ALTER TABLE judge ADD COLUMN paused_because jsonb;
