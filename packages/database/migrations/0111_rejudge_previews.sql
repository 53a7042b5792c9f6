-- A rejudge that is judged first and applied later. Its programs are those of checks, one check per problem.
CREATE TABLE rejudge_preview (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A problem outside contests, a contest, or a problem of a contest.
  problem_id bigint REFERENCES problem ON DELETE CASCADE,
  contest_id bigint REFERENCES contest ON DELETE CASCADE,
  -- Of a problem: also its submissions in contests and in all groups.
  is_everywhere boolean NOT NULL DEFAULT false,
  started_by text REFERENCES user_account ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  -- All submissions in scope at the start, and those of them that are judged.
  submission_count integer NOT NULL,
  judged_count integer NOT NULL,
  applied_by text REFERENCES user_account ON DELETE SET NULL,
  applied_at timestamptz,
  undone_by text REFERENCES user_account ON DELETE SET NULL,
  undone_at timestamptz,
  CHECK (problem_id IS NOT NULL OR contest_id IS NOT NULL),
  CHECK (undone_at IS NULL OR applied_at IS NOT NULL)
);
CREATE INDEX rejudge_preview_problem ON rejudge_preview (problem_id);
CREATE INDEX rejudge_preview_contest ON rejudge_preview (contest_id);
CREATE INDEX rejudge_preview_starter ON rejudge_preview (started_by);
CREATE INDEX rejudge_preview_applier ON rejudge_preview (applied_by);
CREATE INDEX rejudge_preview_undoer ON rejudge_preview (undone_by);

ALTER TABLE problem_check
  DROP CONSTRAINT problem_check_kind_check,
  ADD CONSTRAINT problem_check_kind_check CHECK (kind IN ('solutions', 'submissions', 'preview')),
  DROP CONSTRAINT problem_check_problem_id_kind_key,
  ADD COLUMN preview_id bigint REFERENCES rejudge_preview ON DELETE CASCADE,
  ADD CHECK ((kind = 'preview') = (preview_id IS NOT NULL));
CREATE UNIQUE INDEX problem_check_newest ON problem_check (problem_id, kind) WHERE preview_id IS NULL;
CREATE UNIQUE INDEX problem_check_preview ON problem_check (preview_id, problem_id) WHERE preview_id IS NOT NULL;
CREATE INDEX problem_check_problem ON problem_check (problem_id);

ALTER TABLE problem_check_program
  ADD COLUMN note jsonb,
  ADD COLUMN judge_name text,
  -- Of a preview: the submission and its cases at the start, and how the result compares with them.
  ADD COLUMN before jsonb,
  ADD COLUMN outcome text CHECK (outcome IN ('changed', 'rescored', 'cases', 'same', 'unknown'));
