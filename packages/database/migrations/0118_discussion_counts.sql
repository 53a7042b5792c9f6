-- Without it, each page of comments counts those of its discussion.
ALTER TABLE discussion ADD COLUMN reply_count integer NOT NULL DEFAULT 0;

UPDATE discussion SET reply_count = counted.replies
FROM (
  SELECT discussion_id, sum(reply_count) AS replies FROM comment
  WHERE discussion_id IS NOT NULL AND deleted_at IS NULL AND reply_count > 0 GROUP BY discussion_id
) counted
WHERE counted.discussion_id = discussion.id;

-- The own list in its order, and its number of rows.
CREATE INDEX discussion_list_of_author ON discussion (author_id, is_pinned, created_at, id) INCLUDE (group_id, kind, is_disabled)
  WHERE deleted_at IS NULL;
