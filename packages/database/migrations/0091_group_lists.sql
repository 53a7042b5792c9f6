-- Announcements of groups are hidden like those of the site and of contests.
ALTER TABLE group_announcement ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
UPDATE group_announcement SET is_hidden = NOT is_visible;
ALTER TABLE group_announcement DROP COLUMN is_visible;

-- The list of submissions of a group, newest first.
CREATE INDEX submission_group_list ON submission (group_id, id DESC)
  WHERE group_id IS NOT NULL AND contest_id IS NULL;
-- The rank of a group aggregates all of its submissions, without reading the rows.
CREATE INDEX submission_group_rank ON submission (group_id, user_id, problem_id) INCLUDE (status, oi_rank_score)
  WHERE group_id IS NOT NULL AND contest_id IS NULL;

CREATE INDEX problem_of_group ON problem (group_id, id) WHERE group_id IS NOT NULL;
CREATE INDEX contest_of_group ON contest (group_id, start_at DESC, id DESC) WHERE group_id IS NOT NULL;
