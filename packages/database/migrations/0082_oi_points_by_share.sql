-- The difficulty part of the points on the OI ranking scales with the share of the full score that was reached.
-- Scores that are stored are worth the new points too, so that a ranking does not mix two rules.
UPDATE submission SET oi_rank_score = CASE
    WHEN submission.score <= 0 THEN 0
    WHEN problem.full_score <= 0 THEN floor(submission.score / 10.0 + 2 * problem.difficulty + 0.5)
    ELSE floor(submission.score / 10.0 + 2.0 * problem.difficulty * submission.score / problem.full_score + 0.5)
  END
FROM problem
WHERE problem.id = submission.problem_id AND submission.score IS NOT NULL AND submission.oi_rank_score IS NOT NULL;

UPDATE user_statistic SET oi_score = coalesce(scored.score, 0)
FROM user_account
LEFT JOIN (
  SELECT user_id, sum(best) AS score FROM (
    SELECT user_id, max(oi_rank_score) AS best FROM submission
    WHERE contest_id IS NULL AND group_id IS NULL AND oi_rank_score IS NOT NULL
    GROUP BY user_id, problem_id
  ) best_scores GROUP BY user_id
) scored ON scored.user_id = user_account.id
WHERE user_account.id = user_statistic.user_id AND user_statistic.oi_score <> coalesce(scored.score, 0);
