-- A submission of a contest names a problem of it that is there. Whoever takes a problem out of a contest deletes what was
-- submitted to it there; whoever deletes a contest leaves the submissions to those who made them, without its problems.
UPDATE submission SET contest_problem_id = NULL
WHERE contest_problem_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM contest_problem WHERE contest_problem.id = submission.contest_problem_id);
ALTER TABLE submission
  ADD FOREIGN KEY (contest_problem_id) REFERENCES contest_problem ON DELETE SET NULL;
-- What goes with a problem of a contest is found without reading all submissions.
CREATE INDEX submission_contest_problem ON submission (contest_problem_id) WHERE contest_problem_id IS NOT NULL;
