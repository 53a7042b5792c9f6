-- What the last removal of unreferenced files found. One row.
CREATE TABLE content_sweep (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- done: it removed them; foreign: the store carries the mark of another database; asks: it would remove a large share.
  outcome text NOT NULL CHECK (outcome IN ('done', 'foreign', 'asks')),
  swept_at timestamptz NOT NULL,
  total_files bigint NOT NULL,
  unreferenced_files bigint NOT NULL,
  -- An administrator allowed to remove at most so many.
  confirmed_files bigint,
  confirmed_at timestamptz
);
