-- Restoring comments, answers for one or for all, and messages that lead to the exact comment.

ALTER TABLE comment ADD COLUMN deleted_by text REFERENCES user_account ON DELETE SET NULL;
ALTER TABLE reply
  ADD COLUMN deleted_by text REFERENCES user_account ON DELETE SET NULL,
  -- Of answers in contests: all participants read a published one while the contest runs.
  ADD COLUMN is_published boolean NOT NULL DEFAULT false;
CREATE INDEX comment_deleted ON comment (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX comment_deleted_by ON comment (deleted_by) WHERE deleted_by IS NOT NULL;
CREATE INDEX reply_deleted ON reply (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX reply_deleted_by ON reply (deleted_by) WHERE deleted_by IS NOT NULL;

ALTER TABLE reminder
  -- No references: a message outlives its source and says that it is gone.
  ADD COLUMN comment_id bigint,
  ADD COLUMN reply_id bigint,
  -- The list that shows it.
  ADD COLUMN kind text NOT NULL GENERATED ALWAYS AS (
    CASE action WHEN 'Discuss' THEN 'comment' WHEN 'Reply' THEN 'reply' WHEN 'Mention' THEN 'reply' ELSE 'like' END
  ) STORED;
CREATE INDEX reminder_list ON reminder (recipient_id, kind, is_read, id DESC);
DROP INDEX reminder_recipient;
DROP INDEX reminder_unread;
CREATE INDEX reminder_unread ON reminder (recipient_id, kind) WHERE NOT is_read;
