-- Groups of three characters tell more than pairs: a long text is found by the few that have its rarest group.

CREATE OR REPLACE FUNCTION keyword_parts(content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 20000
  RETURN (
    SELECT coalesce(array_agg(DISTINCT substr(content, place, size)), '{}')
    FROM generate_series(1, char_length(content)) AS place, generate_series(1, 3) AS size
  );
-- The indexes hold what the function answered before.
REINDEX INDEX problem_keyword;
REINDEX INDEX user_account_keyword;

-- What to look for among them: the groups of three of a text, or the text itself where it is no longer than that.
CREATE FUNCTION keyword_groups(content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN char_length(content) <= 3 THEN ARRAY[content] ELSE (
    SELECT array_agg(DISTINCT substr(content, place, 3)) FROM generate_series(1, char_length(content) - 2) AS place
  ) END;
DROP FUNCTION keyword_pairs(text);
