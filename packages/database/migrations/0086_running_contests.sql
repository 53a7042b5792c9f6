-- What organisers note about a participant. A row exists as soon as there is something to note.
CREATE TABLE contest_participant (
  contest_id bigint NOT NULL REFERENCES contest ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- When the participant first opened the problems of the running contest.
  entered_at timestamptz,
  seat text CHECK (seat <> ''),
  -- Not on the scoreboard, in no feed and no export of results.
  disqualified_at timestamptz,
  disqualified_reason text,
  PRIMARY KEY (contest_id, user_id)
);
CREATE INDEX contest_participant_of_user ON contest_participant (user_id);

-- Accounts that help to run a contest.
CREATE TABLE contest_staff (
  contest_id bigint NOT NULL REFERENCES contest ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('balloons', 'print', 'jury')),
  PRIMARY KEY (contest_id, user_id, role)
);
CREATE INDEX contest_staff_of_user ON contest_staff (user_id);

-- Names of the languages that the contest accepts, as a JSON array; null: all that a problem accepts.
ALTER TABLE contest ADD COLUMN languages jsonb;
