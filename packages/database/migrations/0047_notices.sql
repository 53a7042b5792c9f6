-- Notices that administrators write: they wait for the next full hour, then everybody they are for gets a copy.

ALTER TABLE notice
  -- The name as it was. Null: the site wrote it by itself, and nobody administers it.
  ADD COLUMN author_username text,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  -- How many got a copy when it was pushed.
  ADD COLUMN delivered_count integer CHECK (delivered_count >= 0);
UPDATE notice SET updated_at = created_at,
  author_username = (SELECT username FROM user_account WHERE user_account.id = author_id);

-- Whom a notice to designated users is for. The column of the notice is for those that the site writes, one each.
CREATE TABLE notice_recipient (
  notice_id bigint NOT NULL REFERENCES notice ON DELETE CASCADE,
  recipient_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  PRIMARY KEY (notice_id, recipient_id)
);
CREATE INDEX notice_recipient_user ON notice_recipient (recipient_id);

CREATE INDEX notice_waiting ON notice (id) WHERE pushed_at IS NULL;
CREATE INDEX notice_written ON notice ((pushed_at IS NOT NULL), id DESC) WHERE author_username IS NOT NULL;
-- An account that is deleted takes its notices along.
CREATE INDEX notice_of_recipient ON notice (recipient_id) WHERE recipient_id IS NOT NULL;
-- The order in which messages are read: what is new comes first.
CREATE INDEX user_notice_list ON user_notice (recipient_id, kind, is_read, id DESC);
DROP INDEX user_notice_recipient;
