-- Second factors of accounts, and what the list of sessions shows.

-- Whether the account has a passkey or an authenticator app. Every authenticated call needs it, so it is kept beside the
-- role; the transactions that add and remove factors keep it correct.
ALTER TABLE user_account ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false;

-- A renewed token continues the session of its predecessor: both have the same login_id.
ALTER TABLE session
  ADD COLUMN login_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN last_used_at timestamptz,
  -- Of the last use.
  ADD COLUMN ip inet,
  ADD COLUMN user_agent text NOT NULL DEFAULT '',
  -- When the owner last proved the identity in this session: by the login, or when changing factors.
  ADD COLUMN identity_proved_at timestamptz;

CREATE TABLE passkey (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- Base64url, as WebAuthn writes it.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  -- Separated by blanks.
  transports text NOT NULL,
  -- The domain name of the site that the passkey was made for.
  rp_id text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_of_user ON passkey (user_id);

CREATE TABLE authenticator_app (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  -- Encrypted with the key of the site.
  secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null: the secret was shown, but no code has been entered yet.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: a code is valid once.
  last_step bigint NOT NULL DEFAULT 0
);

-- Unused codes; a used one is deleted.
CREATE TABLE recovery_code (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Logins that wait for their second step. Losing them in a crash costs a login.
CREATE UNLOGGED TABLE login_ticket (
  ticket_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  used_password boolean NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_ticket_of_user ON login_ticket (user_id);

ALTER TABLE challenge DROP CONSTRAINT challenge_kind_check;
ALTER TABLE challenge ADD CONSTRAINT challenge_kind_check
  CHECK (kind IN ('captcha', 'slide-puzzle', 'passkey-login', 'passkey-identity', 'passkey-registration'));
