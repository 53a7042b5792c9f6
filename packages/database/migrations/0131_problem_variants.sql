-- Variants of problems that a model writes, the judge confirms and an administrator approves.

CREATE TABLE problem_variant (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_problem_id bigint REFERENCES problem ON DELETE SET NULL,
  requested_by text NOT NULL REFERENCES user_account ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('writing', 'checking', 'refused', 'waiting', 'approved', 'rejected')),
  refusal text,
  -- Technical, for administrators.
  detail text,
  -- As the model wrote it.
  draft jsonb,
  -- What the judge said about each program.
  checks jsonb NOT NULL DEFAULT '[]',
  -- Inputs with outputs of the first solution.
  examples jsonb NOT NULL DEFAULT '[]',
  cases jsonb NOT NULL DEFAULT '[]',
  reject_reason text,
  decided_by text REFERENCES user_account ON DELETE SET NULL,
  -- The problem that it became; private again if the approval was taken back.
  problem_id bigint REFERENCES problem ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX problem_variant_state ON problem_variant (state, id DESC);
CREATE INDEX problem_variant_requested_by ON problem_variant (requested_by);
CREATE INDEX problem_variant_source ON problem_variant (source_problem_id);
CREATE INDEX problem_variant_problem ON problem_variant (problem_id);
