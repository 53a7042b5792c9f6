-- Lists of submissions at a million rows: every filter has an index that is in the order of the list.

CREATE INDEX submission_public_of_user ON submission (user_id, id DESC)
  WHERE contest_id IS NULL AND group_id IS NULL;
CREATE INDEX submission_public_status ON submission (status, id DESC)
  WHERE contest_id IS NULL AND group_id IS NULL;

-- Parts of names are found by their groups of three characters. The extension has a schema of its own: the tables may be
-- moved to another one, as a restored backup is. Where the database has it already, it stays where it is.
CREATE SCHEMA IF NOT EXISTS touchstone_extensions;
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA touchstone_extensions;
DO $$
DECLARE
  place text := (
    SELECT nspname FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'
  );
BEGIN
  EXECUTE format('CREATE INDEX user_account_username_part ON user_account USING gin (lower(username) %I.gin_trgm_ops)', place);
  EXECUTE format('CREATE INDEX problem_display_id_part ON problem USING gin (display_id %I.gin_trgm_ops)', place);
END
$$;
