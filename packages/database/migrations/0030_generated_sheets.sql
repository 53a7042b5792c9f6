-- The passwords of generated accounts, for as long as their spreadsheet can be fetched. Encrypted with the key that only the
-- one who generated them has; of the key itself there is a hash.
CREATE TABLE generated_sheet (
  key_hash bytea PRIMARY KEY,
  owner_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  content bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX generated_sheet_expiry ON generated_sheet (expires_at);
