-- Titles and tags have one text per language. The columns `title` and `name` stay the default text. The new columns hold
-- further texts, keyed by language: {"en-US": "Two Sacks of Rice"}. Existing texts are not split.
ALTER TABLE problem ADD COLUMN title_translations jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(title_translations) = 'object');
ALTER TABLE tag ADD COLUMN name_translations jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(name_translations) = 'object');
ALTER TABLE tag_classification ADD COLUMN name_translations jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(name_translations) = 'object');

-- Each text follows a line break, which keeps the end of one text and the beginning of the next from being neighbours.
CREATE FUNCTION translated_lines(translations jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(E'\n' || value, ''), '') FROM jsonb_each_text(translations));

-- What keywords are compared with. Stored, because a search compares it for every candidate of the index.
ALTER TABLE problem ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (lower(display_id || E'\n' || title || translated_lines(title_translations))) STORED;
DROP INDEX problem_keyword;
CREATE INDEX problem_keyword ON problem USING gin (keyword_ngrams(search_text));
