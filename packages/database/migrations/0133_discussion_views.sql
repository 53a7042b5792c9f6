-- A view counts here, on top of discussion.view_count, which holds the views before this migration and those of an import. A new version of
-- the discussion's row at every view would keep its lists from being read by their indexes alone.
CREATE TABLE discussion_view (
  discussion_id bigint PRIMARY KEY REFERENCES discussion ON DELETE CASCADE,
  view_count integer NOT NULL
-- Room for the next version of a row on its page.
) WITH (fillfactor = 70);
