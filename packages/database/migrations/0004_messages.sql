-- Notices from the site and reminders of what others did.

CREATE TABLE notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  content text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('All', 'Single', 'Admin')),
  recipient_id text REFERENCES user_account ON DELETE CASCADE,
  author_id text REFERENCES user_account ON DELETE SET NULL,
  pushed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notice_pushed_to_all ON notice (id) WHERE audience = 'All' AND pushed_at IS NOT NULL;

-- A user's copy of a notice.
CREATE TABLE user_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  notice_id bigint NOT NULL REFERENCES notice ON DELETE CASCADE,
  recipient_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('Sys', 'Mine')),
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (notice_id, recipient_id)
);
CREATE INDEX user_notice_recipient ON user_notice (recipient_id, kind, id DESC);
CREATE INDEX user_notice_unread ON user_notice (recipient_id, kind) WHERE NOT is_read;

CREATE TABLE reminder (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  action text NOT NULL CHECK (action IN ('Discuss', 'Reply', 'Like_Post', 'Like_Discuss')),
  recipient_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  sender_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  source_id bigint NOT NULL,
  source_type text NOT NULL CHECK (source_type IN ('Discussion', 'Contest')),
  source_content text,
  quote_id bigint,
  quote_type text CHECK (quote_type IN ('Comment', 'Reply')),
  url text NOT NULL,
  is_read boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reminder_recipient ON reminder (recipient_id, action, id DESC);
CREATE INDEX reminder_unread ON reminder (recipient_id, action) WHERE NOT is_read;
