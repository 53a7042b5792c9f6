-- Paid membership: plans, orders, codes, and the grants that the membership of a user is computed from.

CREATE TABLE membership_plan (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  title_translations jsonb NOT NULL DEFAULT '{}',
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  -- Null: without end.
  days integer CHECK (days BETWEEN 1 AND 36500),
  is_annual boolean NOT NULL DEFAULT false,
  -- In fen, a hundredth of a yuan.
  price_fen integer NOT NULL CHECK (price_fen >= 0),
  position integer NOT NULL DEFAULT 0,
  -- A plan that is not offered keeps its orders.
  is_offered boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Codes that were generated together.
CREATE TABLE membership_code_batch (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('membership', 'coupon')),
  level smallint CHECK (level BETWEEN 1 AND 3),
  days integer CHECK (days BETWEEN 1 AND 36500),
  -- A coupon takes a percentage or an amount off the price.
  percent_off smallint CHECK (percent_off BETWEEN 1 AND 100),
  fen_off integer CHECK (fen_off > 0),
  uses_per_code integer NOT NULL CHECK (uses_per_code > 0),
  expires_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_by text REFERENCES user_account ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz,
  CHECK (CASE kind
    WHEN 'membership' THEN level IS NOT NULL AND percent_off IS NULL AND fen_off IS NULL
    ELSE level IS NULL AND days IS NULL AND (percent_off IS NULL) <> (fen_off IS NULL) END)
);

CREATE TABLE membership_code (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  batch_id integer NOT NULL REFERENCES membership_code_batch ON DELETE CASCADE,
  -- A code is found by its hash. The encrypted code is for the export.
  code_hash bytea NOT NULL UNIQUE,
  encrypted_code bytea NOT NULL,
  use_count integer NOT NULL DEFAULT 0 CHECK (use_count >= 0)
);
CREATE INDEX membership_code_batch_codes ON membership_code (batch_id, id);

CREATE TABLE membership_order (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What users and payment providers see.
  number text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  plan_id integer REFERENCES membership_plan ON DELETE SET NULL,
  -- As the plan was when it was ordered.
  title text NOT NULL,
  title_translations jsonb NOT NULL DEFAULT '{}',
  level smallint NOT NULL,
  days integer,
  is_annual boolean NOT NULL,
  price_fen integer NOT NULL CHECK (price_fen >= 0),
  amount_fen integer NOT NULL CHECK (amount_fen BETWEEN 0 AND price_fen),
  coupon_id integer REFERENCES membership_code ON DELETE SET NULL,
  provider text NOT NULL,
  -- The transaction at the provider, or the note of the administrator who confirmed it.
  provider_reference text,
  state text NOT NULL CHECK (state IN ('created', 'paid', 'expired', 'cancelled', 'refunded')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  refunded_at timestamptz,
  updated_at timestamptz NOT NULL
);
CREATE INDEX membership_order_of_user ON membership_order (user_id, id DESC);
CREATE INDEX membership_order_by_state ON membership_order (state, id DESC);
-- A payment at a provider pays one order.
CREATE UNIQUE INDEX membership_order_payment ON membership_order (provider, provider_reference)
  WHERE provider <> 'manual' AND provider_reference IS NOT NULL;

CREATE TABLE membership_code_use (
  code_id integer NOT NULL REFERENCES membership_code ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  order_id integer REFERENCES membership_order ON DELETE SET NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (code_id, user_id)
);

-- The ledger. A row is never deleted or moved; it can be cancelled, and the cancellation can be undone.
CREATE TABLE membership_grant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  days integer CHECK (days BETWEEN 1 AND 36500),
  is_annual boolean NOT NULL DEFAULT false,
  source text NOT NULL CHECK (source IN ('order', 'code', 'administrator', 'import')),
  -- An order gives one grant, however often its payment is reported.
  order_id integer UNIQUE REFERENCES membership_order ON DELETE SET NULL,
  code_id integer REFERENCES membership_code ON DELETE SET NULL,
  granted_by text REFERENCES user_account ON DELETE SET NULL,
  note text NOT NULL DEFAULT '',
  granted_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by text REFERENCES user_account ON DELETE SET NULL,
  cancel_note text
);
CREATE INDEX membership_grant_of_user ON membership_grant (user_id, id);

-- Reminders of an end that were sent, so that none is sent twice.
CREATE TABLE membership_reminder (
  user_id text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('week', 'day', 'ended')),
  ends_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, ends_at)
);

-- Memberships that exist already become grants, so that the first change does not end them.
INSERT INTO membership_grant (user_id, level, days, is_annual, source, granted_at)
SELECT id, greatest(level, 1)::smallint,
  CASE WHEN member_expires_at IS NULL THEN NULL
    ELSE least(36500, greatest(1, ceil(extract(epoch FROM member_expires_at - now()) / 86400)))::integer END,
  is_annual_member, 'import', now()
FROM user_account WHERE member_status = 2 AND (member_expires_at IS NULL OR member_expires_at > now());
