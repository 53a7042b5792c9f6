-- Logins through OpenID Connect providers.
CREATE TABLE identity_provider (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Encrypted. Null for a public client.
  client_secret bytea,
  scopes text NOT NULL,
  labels jsonb NOT NULL,
  claim_mapping jsonb NOT NULL,
  creates_accounts boolean NOT NULL DEFAULT true,
  -- The provider asks for a second factor itself, so this site does not.
  trusts_second_factor boolean NOT NULL DEFAULT false,
  is_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- A subject is unique within its issuer. If an administrator changes the issuer of a provider, subjects of the old one do not
-- log in any more.
CREATE TABLE user_identity (
  provider_id integer NOT NULL REFERENCES identity_provider ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  display_name text,
  -- What the claims gave at the last login: it is taken away if they do not give it any more.
  granted_role_code integer,
  granted_group_ids jsonb NOT NULL DEFAULT '[]',
  linked_at timestamptz NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, issuer, subject)
);
CREATE UNIQUE INDEX user_identity_of_user ON user_identity (user_id, provider_id);

-- Between the redirect to the provider and the return. Hashed: a copy of the database completes no login.
CREATE TABLE sign_in_attempt (
  state_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  -- Null for WeChat.
  provider_id integer REFERENCES identity_provider ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('login', 'link', 'test')),
  -- The account that starts a link or a test.
  user_id text REFERENCES user_account ON DELETE CASCADE,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_url text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_attempt_expiry ON sign_in_attempt (expires_at);

-- An identity without an account, until its user creates one or connects one.
CREATE TABLE pending_identity (
  ticket_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  provider_id integer REFERENCES identity_provider ON DELETE CASCADE,
  subject text NOT NULL,
  claims jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_identity_expiry ON pending_identity (expires_at);
