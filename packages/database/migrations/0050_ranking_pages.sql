-- What a page of the ranking by points shows of its users' work is in its index: the rows themselves need not be looked for.
DROP INDEX user_statistic_oi;
CREATE INDEX user_statistic_oi ON user_statistic ((-oi_score), (-solved_count), user_id)
  INCLUDE (oi_score, solved_count, submission_count) WHERE is_ranked;
