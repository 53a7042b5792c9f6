-- Users are found by parts of their addresses too, and listed in the order of the back office.
CREATE INDEX user_account_email_part ON user_account USING gin (keyword_parts(lower(email)));
CREATE INDEX user_account_list ON user_account (created_at DESC, char_length(username), username, id);

-- A group may ask for one of its problems to join those of everybody. While the problem is the group's, group_id names the
-- group; once it is let out, group_id is empty, and where it came from stands here.
ALTER TABLE problem
  ADD COLUMN application_group_id bigint,
  -- 1 asked, 2 let out, 3 refused.
  ADD COLUMN application_progress smallint CHECK (application_progress BETWEEN 1 AND 3),
  ADD CHECK ((application_group_id IS NULL) = (application_progress IS NULL));
CREATE INDEX problem_application ON problem (application_progress, application_group_id, id)
  WHERE application_progress IS NOT NULL;
