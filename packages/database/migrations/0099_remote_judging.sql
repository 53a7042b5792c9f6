-- Judging of problems of other sites: their accounts, the runs there, what failed, and imports.

-- One row for each vendor that was switched, paused or used; a vendor without a row has the defaults of the program.
CREATE TABLE remote_vendor (
  key text PRIMARY KEY,
  -- Null: the default of the vendor.
  is_enabled boolean,
  -- The circuit breaker: failures in a row, and until when the vendor is paused.
  failure_count integer NOT NULL DEFAULT 0,
  paused_until timestamptz,
  failure_code text,
  failed_at timestamptz,
  -- The pace: when the next code and the next question about a result may be sent.
  next_use_at timestamptz,
  next_poll_at timestamptz,
  last_success_at timestamptz
);

CREATE TABLE remote_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_key text NOT NULL,
  username text NOT NULL CHECK (username <> ''),
  -- Encrypted JSON: the password, and the key of an API.
  secret bytea NOT NULL,
  -- Encrypted JSON: cookies and user agent.
  session bytea,
  -- When an administrator gave the session of a browser, and when the site refused it.
  browser_session_at timestamptz,
  browser_session_failed_at timestamptz,
  is_enabled boolean NOT NULL DEFAULT true,
  -- The order of the lists of existing clients.
  position integer NOT NULL DEFAULT 0,
  -- The lease: the submission that uses the account, the claim of the worker, and when it expires.
  lease_submission_id bigint REFERENCES submission ON DELETE SET NULL,
  lease_claim uuid,
  lease_until timestamptz,
  last_used_at timestamptz,
  next_use_at timestamptz,
  -- How often it was used on the day (YYYY-MM-DD, UTC), for the daily cap.
  used_on text,
  used_count integer NOT NULL DEFAULT 0,
  failure_count integer NOT NULL DEFAULT 0,
  paused_until timestamptz,
  failure_code text,
  failed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_key, username)
);
CREATE INDEX remote_account_lease ON remote_account (lease_submission_id) WHERE lease_submission_id IS NOT NULL;

-- The way of a submission through another site. The row is also its place in the queue.
CREATE TABLE remote_run (
  submission_id bigint PRIMARY KEY REFERENCES submission ON DELETE CASCADE,
  -- The version of the submission that this is about: steps of an earlier one are refused.
  revision integer NOT NULL,
  vendor text NOT NULL,
  remote_problem_id text NOT NULL,
  -- The id of the language at the site.
  language text NOT NULL,
  account_key text NOT NULL,
  account_id bigint REFERENCES remote_account ON DELETE SET NULL,
  account_name text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'judging', 'finished')),
  -- Why it waits, or why it failed.
  reason text,
  -- Larger comes first.
  priority integer NOT NULL DEFAULT 0,
  -- When the next step is due. A worker that takes a step moves it on, so a step of a dead worker is taken again.
  next_step_at timestamptz NOT NULL,
  claim uuid,
  -- The newest own run at the site before the code was sent, for the search after a crash.
  known_run_id text,
  sending_at timestamptz,
  send_count integer NOT NULL DEFAULT 0,
  failure_count integer NOT NULL DEFAULT 0,
  remote_id text,
  remote_url text,
  test_number integer,
  unknown_text text,
  poll_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX remote_run_due ON remote_run (account_key, state, priority DESC, submission_id) WHERE state <> 'finished';
-- An account with code under way takes no other submission.
CREATE INDEX remote_run_sending ON remote_run (account_id) WHERE state = 'sending';
CREATE INDEX remote_run_account ON remote_run (account_id);

CREATE TABLE remote_failure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor text NOT NULL,
  account_id bigint REFERENCES remote_account ON DELETE SET NULL,
  account_name text,
  submission_id bigint REFERENCES submission ON DELETE SET NULL,
  step text NOT NULL CHECK (step IN ('login', 'fetch', 'submit', 'recover', 'poll')),
  code text NOT NULL,
  detail text NOT NULL,
  url text,
  http_status integer,
  -- The answer of the site, without secrets.
  snapshot text,
  created_at timestamptz NOT NULL
);
CREATE INDEX remote_failure_of_vendor ON remote_failure (vendor, id DESC);
CREATE INDEX remote_failure_account ON remote_failure (account_id);
CREATE INDEX remote_failure_submission ON remote_failure (submission_id) WHERE submission_id IS NOT NULL;

CREATE TABLE remote_import (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  vendor text NOT NULL,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  -- As the administrator typed it.
  request text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'finished', 'cancelled')),
  training_id bigint REFERENCES training ON DELETE SET NULL,
  contest_id bigint REFERENCES contest ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX remote_import_user ON remote_import (user_id);
CREATE INDEX remote_import_training ON remote_import (training_id) WHERE training_id IS NOT NULL;
CREATE INDEX remote_import_contest ON remote_import (contest_id) WHERE contest_id IS NOT NULL;

CREATE TABLE remote_import_item (
  import_id bigint NOT NULL REFERENCES remote_import ON DELETE CASCADE,
  position integer NOT NULL,
  remote_id text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'running', 'imported', 'present', 'failed', 'cancelled')),
  problem_id bigint REFERENCES problem ON DELETE SET NULL,
  error_code text,
  error_detail text,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (import_id, position)
);
CREATE INDEX remote_import_item_problem ON remote_import_item (problem_id) WHERE problem_id IS NOT NULL;
