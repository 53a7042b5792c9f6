-- Tokens for tools that read a contest through the Contest API, with the access of the account that created the token.
-- Only a hash is stored.
CREATE TABLE contest_api_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest_id bigint NOT NULL REFERENCES contest ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  token_hash bytea NOT NULL UNIQUE,
  created_by text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX contest_api_token_of_contest ON contest_api_token (contest_id);
CREATE INDEX contest_api_token_of_user ON contest_api_token (created_by);
