-- Exam protection of contests: from where and with which session contestants take part.

ALTER TABLE contest
  -- Addresses and networks in CIDR notation, one per line; empty: from everywhere.
  ADD COLUMN exam_addresses text NOT NULL DEFAULT '',
  ADD COLUMN is_single_session boolean NOT NULL DEFAULT false,
  ADD COLUMN is_address_bound boolean NOT NULL DEFAULT false;

-- The sessions with which contestants entered protected contests. A released one stays as a record.
CREATE TABLE exam_session (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contest_id bigint NOT NULL REFERENCES contest ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- The login of the session. No reference: a session that has ended still counts until it is released.
  login_id uuid NOT NULL,
  -- Where one session is allowed it is empty, otherwise the login: the index below then admits one claim of a contestant.
  slot text NOT NULL,
  -- Of the first entry, to which the session may be bound.
  ip inet NOT NULL,
  user_agent text NOT NULL,
  entered_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  last_ip inet NOT NULL,
  released_at timestamptz,
  released_by text REFERENCES user_account ON DELETE SET NULL
);
CREATE UNIQUE INDEX exam_session_open ON exam_session (contest_id, user_id, slot) WHERE released_at IS NULL;
CREATE INDEX exam_session_of_contest ON exam_session (contest_id, user_id);
CREATE INDEX exam_session_of_user ON exam_session (user_id);

-- Refused attempts. Calls of one page load count as one attempt.
CREATE TABLE exam_refusal (
  contest_id bigint NOT NULL REFERENCES contest ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  login_id uuid NOT NULL,
  ip inet NOT NULL,
  reason text NOT NULL CHECK (reason IN 
    ('address-not-allowed', 'other-device', 'address-changed', 'session-released')),
  user_agent text NOT NULL,
  attempts integer NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (contest_id, user_id, login_id, ip, reason)
);
CREATE INDEX exam_refusal_of_user ON exam_refusal (user_id);
