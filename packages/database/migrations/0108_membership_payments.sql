-- Payments through a provider: the code of an open order, the money that arrived, and refunds.

ALTER TABLE membership_order
  -- What the user scans to pay.
  ADD COLUMN payment_code text,
  -- When the provider was last asked about the order.
  ADD COLUMN provider_checked_at timestamptz,
  -- From then on the provider takes no money for it.
  ADD COLUMN provider_closed_at timestamptz;
CREATE INDEX membership_order_to_check ON membership_order (provider_checked_at NULLS FIRST, id)
  WHERE provider <> 'manual' AND provider_closed_at IS NULL AND state IN ('created', 'expired', 'cancelled');

-- Money that arrived. A row stays when the order or the account is deleted.
CREATE TABLE membership_payment (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- The transaction at the provider.
  reference text NOT NULL,
  order_number text NOT NULL,
  order_id integer REFERENCES membership_order ON DELETE SET NULL,
  amount_fen integer NOT NULL CHECK (amount_fen >= 0),
  paid_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- Held: it paid no order, and an administrator returns it.
  state text NOT NULL CHECK (state IN ('credited', 'held', 'refunded')),
  hold_reason text CHECK (hold_reason IN ('amount', 'coupon', 'duplicate', 'unknown-order')),
  -- However often it is reported, it counts once.
  UNIQUE (provider, reference),
  CHECK (state <> 'held' OR hold_reason IS NOT NULL),
  CHECK (state <> 'credited' OR hold_reason IS NULL)
);
CREATE INDEX membership_payment_of_order ON membership_payment (order_id);
CREATE INDEX membership_payment_by_state ON membership_payment (state, id DESC);

CREATE TABLE membership_refund (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id integer NOT NULL REFERENCES membership_payment,
  -- What the provider knows it by: the same number is never paid twice.
  number text NOT NULL UNIQUE,
  amount_fen integer NOT NULL CHECK (amount_fen > 0),
  -- Failed: the same number can be tried again. Closed: the provider gave it up, and another number is needed.
  state text NOT NULL CHECK (state IN ('requested', 'done', 'failed', 'closed')),
  failure text,
  note text NOT NULL DEFAULT '',
  requested_by text REFERENCES user_account ON DELETE SET NULL,
  requested_at timestamptz NOT NULL,
  checked_at timestamptz,
  finished_at timestamptz
);
-- A payment is returned once.
CREATE UNIQUE INDEX membership_refund_of_payment ON membership_refund (payment_id) WHERE state <> 'closed';
CREATE INDEX membership_refund_open ON membership_refund (checked_at NULLS FIRST, id) WHERE state = 'requested';
