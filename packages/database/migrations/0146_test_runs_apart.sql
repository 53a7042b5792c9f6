-- Submissions of such a contest are never judged beside a test run on the same machine.
ALTER TABLE contest ADD COLUMN keeps_test_runs_apart boolean NOT NULL DEFAULT false;
CREATE INDEX contest_apart ON contest (start_at) WHERE keeps_test_runs_apart;

-- Several judges may share a machine. Null: an older judge does not say it.
ALTER TABLE judge ADD COLUMN machine_id text;
