-- Lists at a million submissions and a hundred thousand users: what finds a page or a total is read from indexes alone.

-- Counting by status, of all, of a user, of a problem.
DROP INDEX submission_public;
CREATE INDEX submission_public ON submission (id DESC) INCLUDE (status)
  WHERE contest_id IS NULL AND group_id IS NULL;
DROP INDEX submission_public_of_user;
CREATE INDEX submission_public_of_user ON submission (user_id, id DESC) INCLUDE (status)
  WHERE contest_id IS NULL AND group_id IS NULL;
DROP INDEX submission_problem;
CREATE INDEX submission_problem ON submission (problem_id, id DESC) INCLUDE (status, contest_id, group_id);
-- What a profile sums up.
DROP INDEX submission_public_of_user_to_problem;
CREATE INDEX submission_public_of_user_to_problem ON submission (user_id, problem_id, id DESC) INCLUDE (oi_rank_score)
  WHERE contest_id IS NULL AND group_id IS NULL;

-- What to look for among `keyword_parts`: the pairs of neighbours of a text, or the text itself where it has one character.
CREATE FUNCTION keyword_pairs(content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN char_length(content) < 2 THEN ARRAY[content] ELSE (
    SELECT array_agg(DISTINCT substr(content, place, 2)) FROM generate_series(1, char_length(content) - 1) AS place
  ) END;
-- Taking a text apart costs more than fetching its row: it shall be done for the index, never for every row of a search.
ALTER FUNCTION keyword_parts(text) COST 20000;
-- Groups of three letters find neither two letters nor a Chinese name.
DROP INDEX user_account_username_part;
DROP INDEX problem_display_id_part;

-- All in one direction, so that a page can begin behind any user: "after this one" is a comparison of rows.
DROP INDEX user_statistic_acm;
CREATE INDEX user_statistic_acm ON user_statistic ((-solved_count), public_submission_count, user_id)
  INCLUDE (solved_count) WHERE is_ranked;
DROP INDEX user_statistic_oi;
CREATE INDEX user_statistic_oi ON user_statistic ((-oi_score), (-solved_count), user_id)
  INCLUDE (oi_score, solved_count) WHERE is_ranked;
