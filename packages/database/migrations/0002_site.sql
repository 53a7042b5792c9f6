-- What belongs to the site as a whole.

CREATE TABLE site_setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id text REFERENCES user_account ON DELETE SET NULL,
  -- The name as it was: the log outlives the account.
  actor_username text NOT NULL,
  action text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  ip inet,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_created ON audit_log (created_at DESC, id DESC);

CREATE TABLE mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  -- kept: no mail server is configured; root reads it in the outbox.
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'kept', 'failed')),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX mail_created ON mail (created_at DESC, id DESC);
CREATE INDEX mail_unsent ON mail (state, id) WHERE state <> 'sent';

-- Files are stored by content hash; these rows give them names and owners.
CREATE TABLE stored_file (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  name text NOT NULL,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL,
  purpose text NOT NULL,
  owner_id text REFERENCES user_account ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_file_sha256 ON stored_file (sha256);
CREATE INDEX stored_file_owner ON stored_file (owner_id, purpose);

CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  author_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  is_hidden boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX announcement_visible ON announcement (created_at DESC, id DESC) WHERE NOT is_hidden;

CREATE TABLE judge (
  name text PRIMARY KEY,
  address text NOT NULL,
  slots integer NOT NULL,
  cpu_cores integer NOT NULL,
  cpu_load_percent real NOT NULL,
  memory_load_percent real NOT NULL,
  languages jsonb NOT NULL,
  disabled_languages jsonb NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL
);
