-- Moving in from another judge: progress, and what could not be moved as it was.

-- One row per source; running the command again continues it.
CREATE TABLE site_migration (
  source text PRIMARY KEY CHECK (source IN ('hoj', 'qduoj', 'hydro')),
  state text NOT NULL CHECK (state IN ('running', 'finished', 'failed')),
  -- Why it failed, in English, for the administrator.
  error text,
  started_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- The last parity report.
  parity jsonb
);

-- A table of the source. The transaction that writes a batch also writes the cursor behind it.
CREATE TABLE site_migration_step (
  source text NOT NULL REFERENCES site_migration ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL,
  -- Rows of the source when the step began.
  total bigint NOT NULL,
  -- Null: nothing is written yet.
  cursor text,
  is_finished boolean NOT NULL DEFAULT false,
  rows_read bigint NOT NULL DEFAULT 0,
  rows_moved bigint NOT NULL DEFAULT 0,
  rows_skipped bigint NOT NULL DEFAULT 0,
  rows_broken bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (source, name)
);

CREATE TABLE site_migration_finding (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL REFERENCES site_migration ON DELETE CASCADE,
  step text NOT NULL,
  -- The key of the row in the source.
  row_key text NOT NULL,
  -- Broken: the row was not moved. Otherwise a part of it was left out.
  is_broken boolean NOT NULL,
  code text NOT NULL,
  detail text NOT NULL,
  UNIQUE (source, step, row_key, code, detail)
);

-- Addresses of files at the former site, such as /api/public/img/…: links in texts stay valid.
CREATE TABLE former_file_address (
  address text PRIMARY KEY,
  file_id bigint NOT NULL REFERENCES stored_file ON DELETE CASCADE
);
CREATE INDEX former_file_address_file ON former_file_address (file_id);
