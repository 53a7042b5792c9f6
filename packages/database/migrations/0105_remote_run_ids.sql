-- A run at another site belongs to one submission.
CREATE UNIQUE INDEX remote_run_remote_id ON remote_run (vendor, remote_id) WHERE remote_id IS NOT NULL;
