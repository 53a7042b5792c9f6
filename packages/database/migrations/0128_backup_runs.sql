-- What backups and restore drills did, for monitoring. The command writes it after the archive, so an archive does not contain
-- its own row.
CREATE TABLE backup_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('backup', 'drill')),
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  -- The archive.
  target text NOT NULL,
  -- Null: it succeeded.
  error text,
  archive_bytes bigint,
  row_count bigint,
  file_count bigint
);
CREATE INDEX backup_run_success ON backup_run (kind, finished_at DESC) WHERE error IS NULL;
