-- Finding problems, what belongs to them, the home page, and rankings of users.

CREATE TABLE tag_classification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  -- ME for our own problems, else the key of the site that they come from.
  judge_system text NOT NULL DEFAULT 'ME',
  -- Smaller comes first.
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX tag_classification_name ON tag_classification (judge_system, lower(name));

CREATE TABLE tag (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  color text,
  judge_system text NOT NULL DEFAULT 'ME',
  group_id bigint,
  classification_id bigint REFERENCES tag_classification ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX tag_name ON tag (judge_system, coalesce(group_id, 0), lower(name));
CREATE INDEX tag_of_classification ON tag (classification_id);

CREATE TABLE problem_tag (
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  tag_id bigint NOT NULL REFERENCES tag ON DELETE CASCADE,
  PRIMARY KEY (problem_id, tag_id)
);
CREATE INDEX problem_tag_of_tag ON problem_tag (tag_id, problem_id);

-- What a problem gives its solvers to begin with.
CREATE TABLE problem_code_template (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  problem_id bigint NOT NULL REFERENCES problem ON DELETE CASCADE,
  language_id integer NOT NULL REFERENCES language ON DELETE CASCADE,
  code text NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (problem_id, language_id)
);

-- The single characters and pairs of neighbours of a text. Somebody who looks for a part of a Chinese title types two
-- characters, which groups of three cannot find.
CREATE FUNCTION keyword_parts(content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT substr(content, place, size)), '{}')
    FROM generate_series(1, char_length(content)) AS place, generate_series(1, 2) AS size
  );

-- The line break keeps the end of one text and the beginning of the next from being neighbours.
CREATE INDEX problem_keyword ON problem USING gin (keyword_parts(lower(display_id || E'\n' || title)));
CREATE INDEX user_account_keyword ON user_account USING gin (
  keyword_parts(lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, '')))
);

-- The list of problems, in its order, with what it is filtered by: pages and totals are read from here alone.
CREATE INDEX problem_list ON problem (char_length(display_id), display_id)
  INCLUDE (id, difficulty, is_remote)
  WHERE visibility = 'public' AND group_id IS NULL;
CREATE INDEX problem_newest ON problem (created_at DESC, id DESC)
  WHERE visibility = 'public' AND group_id IS NULL;

-- What a user did to a problem.
CREATE INDEX submission_public_of_user_to_problem ON submission (user_id, problem_id, id DESC)
  WHERE contest_id IS NULL AND group_id IS NULL;
-- The charts of the home page.
CREATE INDEX submission_time ON submission (submitted_at) INCLUDE (status);
CREATE INDEX solved_problem_time ON solved_problem (solved_at) INCLUDE (user_id, problem_id);
CREATE INDEX solved_problem_of_problem ON solved_problem (problem_id);
CREATE INDEX user_account_newest ON user_account (created_at DESC, id) WHERE NOT is_banned;

-- The pictures of the home page's carousel.
CREATE TABLE carousel_picture (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id bigint NOT NULL REFERENCES stored_file ON DELETE CASCADE,
  -- Smaller comes first.
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX carousel_picture_order ON carousel_picture (position, id);

-- What users are ranked by. Moved by the transaction that changes what is counted.
CREATE TABLE user_statistic (
  user_id text PRIMARY KEY REFERENCES user_account ON DELETE CASCADE,
  -- Who is banned is in no ranking.
  is_ranked boolean NOT NULL DEFAULT true,
  -- Problems that everybody may see.
  solved_count integer NOT NULL DEFAULT 0,
  -- Outside contests and groups.
  public_submission_count integer NOT NULL DEFAULT 0,
  submission_count integer NOT NULL DEFAULT 0,
  -- The best of each problem, outside contests and groups.
  oi_score integer NOT NULL DEFAULT 0
);
CREATE INDEX user_statistic_acm ON user_statistic (solved_count DESC, public_submission_count, user_id) WHERE is_ranked;
CREATE INDEX user_statistic_oi ON user_statistic (oi_score DESC, solved_count DESC, user_id) WHERE is_ranked;

-- Every account is in the rankings, from its first moment and however it came to be.
CREATE FUNCTION rank_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_statistic (user_id, is_ranked) VALUES (NEW.id, NOT NEW.is_banned)
  ON CONFLICT (user_id) DO UPDATE SET is_ranked = excluded.is_ranked;
  RETURN NULL;
END
$$;
CREATE TRIGGER user_account_ranked AFTER INSERT OR UPDATE OF is_banned ON user_account
  FOR EACH ROW EXECUTE FUNCTION rank_account();

INSERT INTO user_statistic (user_id, is_ranked, solved_count, public_submission_count, submission_count, oi_score)
SELECT account.id, NOT account.is_banned,
       coalesce(solved.count, 0), coalesce(made.public_count, 0), coalesce(made.count, 0), coalesce(scored.score, 0)
FROM user_account account
LEFT JOIN (
  SELECT user_id, count(*) AS count FROM solved_problem JOIN problem ON problem.id = problem_id
  WHERE visibility = 'public' AND problem.group_id IS NULL GROUP BY user_id
) solved ON solved.user_id = account.id
LEFT JOIN (
  SELECT user_id, count(*) AS count, count(*) FILTER (WHERE contest_id IS NULL AND group_id IS NULL) AS public_count
  FROM submission GROUP BY user_id
) made ON made.user_id = account.id
LEFT JOIN (
  SELECT user_id, sum(best) AS score
  FROM (
    SELECT user_id, max(oi_rank_score) AS best FROM submission
    WHERE contest_id IS NULL AND group_id IS NULL AND oi_rank_score IS NOT NULL
    GROUP BY user_id, problem_id
  ) bests
  GROUP BY user_id
) scored ON scored.user_id = account.id;
