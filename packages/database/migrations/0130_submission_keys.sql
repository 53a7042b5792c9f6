-- A client names each submission by a key of its own. If the answer is lost, it sends the submission again with the same key
-- and receives the stored one. Keys are deleted after a day.
CREATE TABLE submission_key (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  key text NOT NULL,
  submission_id bigint NOT NULL REFERENCES submission ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX submission_key_submission ON submission_key (submission_id);
CREATE INDEX submission_key_created_at ON submission_key (created_at);
