-- Accounts, sessions and what protects them.

CREATE TABLE user_account (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{1,32}$'),
  username text NOT NULL CHECK (username <> '' AND char_length(username) <= 100),
  -- Null: the account came from the social provider and has no password yet.
  password_hash text,
  role_code integer NOT NULL DEFAULT 1002 CHECK (role_code BETWEEN 1000 AND 1008),
  is_banned boolean NOT NULL DEFAULT false,
  email text,
  phone text CHECK (phone ~ '^1[3-9][0-9]{9}$'),
  social_open_id text,
  nickname text,
  realname text,
  student_number text,
  gender text NOT NULL DEFAULT 'secrecy' CHECK (gender IN ('male', 'female', 'secrecy')),
  school text,
  course text,
  signature text,
  github text,
  blog text,
  codeforces_username text,
  avatar_url text,
  title_name text,
  title_color text,
  rating integer,
  member_status smallint NOT NULL DEFAULT 0 CHECK (member_status BETWEEN 0 AND 3),
  is_annual_member boolean NOT NULL DEFAULT false,
  member_expires_at timestamptz,
  level smallint NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 3),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
-- Names and addresses that differ only in case belong to one account.
CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));
CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));
CREATE UNIQUE INDEX user_account_phone ON user_account (phone);
CREATE UNIQUE INDEX user_account_social_open_id ON user_account (social_open_id);

-- One row per live token. Only a hash is stored: a leaked table logs nobody in.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  -- When a successor was last handed out, so that parallel calls do not each get one.
  renewed_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_of_user ON session (user_id);
CREATE INDEX session_expiry ON session (expires_at);

-- The log of successful logins; sessions end, this stays.
CREATE TABLE login_record (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  ip inet,
  user_agent text,
  created_at timestamptz NOT NULL
);
CREATE INDEX login_record_user ON login_record (user_id, created_at DESC);

-- Codes sent by mail: one live code per purpose and subject (an address, or an account).
CREATE TABLE mail_code (
  purpose text NOT NULL CHECK (purpose IN ('register', 'change-email', 'reset-password')),
  subject text NOT NULL,
  code_hash bytea NOT NULL,
  wrong_tries smallint NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, subject)
);
CREATE INDEX mail_code_expiry ON mail_code (expires_at);

-- Captchas and slide puzzles waiting for their answer. Losing them in a crash costs a reload.
CREATE UNLOGGED TABLE challenge (
  key text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('captcha', 'slide-puzzle')),
  answer text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX challenge_expiry ON challenge (expires_at);

-- Counters in fixed windows, shared by all servers: rate limits and failure counts.
CREATE UNLOGGED TABLE event_counter (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL
);
CREATE INDEX event_counter_expiry ON event_counter (window_ends_at);
