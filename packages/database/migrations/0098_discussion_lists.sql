-- Lists and search of discussions.

-- The same n-grams as before, in time that grows with the length of the text and not with its square: a discussion can have
-- 65,535 characters.
CREATE OR REPLACE FUNCTION keyword_ngrams(content text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 20000
  RETURN (
    SELECT coalesce(array_agg(DISTINCT ngram), '{}')
    FROM (
      SELECT unnest(ARRAY[
        letter,
        letter || lead(letter) OVER in_text,
        letter || lead(letter) OVER in_text || lead(letter, 2) OVER in_text
      ]) AS ngram
      FROM string_to_table(content, NULL) WITH ORDINALITY AS letters (letter, place)
      WINDOW in_text AS (ORDER BY place)
    ) ngrams
    WHERE ngram IS NOT NULL
  );

-- What keywords are compared with. The end of a very long text is left out, which bounds the cost of saving it.
ALTER TABLE discussion ADD COLUMN search_text text NOT NULL
  GENERATED ALWAYS AS (lower(title || E'\n' || description || E'\n' || left(content, 20000))) STORED;
CREATE INDEX discussion_keyword ON discussion USING gin (keyword_ngrams(search_text));
-- Statistics about n-grams would compute them for thousands of texts with every ANALYZE, and change no plan.
ALTER INDEX discussion_keyword ALTER COLUMN 1 SET STATISTICS 0;

-- The lists in their order: of the site, of a category, and of the back office.
CREATE INDEX discussion_list ON discussion (is_pinned, created_at, id)
  WHERE deleted_at IS NULL AND group_id IS NULL AND NOT is_disabled AND kind = 'discussion';
CREATE INDEX discussion_list_of_category ON discussion (category_id, is_pinned, created_at, id)
  WHERE deleted_at IS NULL AND group_id IS NULL AND NOT is_disabled AND kind = 'discussion';
CREATE INDEX discussion_all ON discussion (is_pinned, created_at, id) WHERE deleted_at IS NULL;

-- A view changes one counter: with room on its page, the row stays there and no index changes.
ALTER TABLE discussion SET (fillfactor = 90);
