-- The assistant beside a problem: conversations, usage, consent, and where teachers turned it off.

CREATE TABLE assistant_conversation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX assistant_conversation_user ON assistant_conversation (user_id, updated_at DESC);
CREATE INDEX assistant_conversation_problem ON assistant_conversation (problem_id);
-- For the sweep of old conversations.
CREATE INDEX assistant_conversation_age ON assistant_conversation (updated_at);

CREATE TABLE assistant_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id bigint NOT NULL REFERENCES assistant_conversation ON DELETE CASCADE,
  is_answer boolean NOT NULL,
  level text NOT NULL CHECK (level IN ('question', 'concept', 'approach', 'pseudo-code', 'code')),
  -- As the user saw it: of an answer, what the rules let through.
  text text NOT NULL DEFAULT '',
  counter_examples jsonb NOT NULL DEFAULT '[]',
  removed jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL CHECK (state IN
    ('waiting', 'streaming', 'complete', 'stopped', 'cut-off', 'quota', 'budget', 'unavailable')),
  -- What the question was about: context, program, submission. Deleted when the answer has ended.
  request jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX assistant_message_conversation ON assistant_message (conversation_id, id);

-- Kept when conversations are deleted: limits and costs count on.
CREATE TABLE assistant_usage (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- A day of the site, such as 2026-05-01.
  day text NOT NULL,
  questions integer NOT NULL DEFAULT 0,
  prompt_tokens bigint NOT NULL DEFAULT 0,
  completion_tokens bigint NOT NULL DEFAULT 0,
  -- In millionths of the currency of the site.
  cost_micros bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
);
CREATE INDEX assistant_usage_day ON assistant_usage (day DESC, user_id);

-- The sums of a month, so that the budget is one row.
CREATE TABLE assistant_month (
  -- Such as 2026-05.
  month text PRIMARY KEY,
  tokens bigint NOT NULL DEFAULT 0,
  cost_micros bigint NOT NULL DEFAULT 0
);

-- To which host a user agreed to send questions. Another host asks again.
CREATE TABLE assistant_consent (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  destination text NOT NULL,
  agreed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, destination)
);

-- No row: on, up to the level of the site.
CREATE TABLE assistant_switch (
  contest_id bigint UNIQUE REFERENCES contest ON DELETE CASCADE,
  training_id bigint UNIQUE REFERENCES training ON DELETE CASCADE,
  group_id bigint UNIQUE REFERENCES user_group ON DELETE CASCADE,
  is_off boolean NOT NULL,
  highest_level text CHECK (highest_level IN ('question', 'concept', 'approach', 'pseudo-code', 'code')),
  CHECK (num_nonnulls(contest_id, training_id, group_id) = 1)
);
