-- An archived problem is private, so no list, search or contest candidate contains it. The column holds the visibility that
-- restoring brings back; null: not archived.
ALTER TABLE problem
  ADD COLUMN archived_visibility text CHECK (archived_visibility IN ('public', 'private', 'contest')),
  ADD CONSTRAINT problem_archived_is_private CHECK (archived_visibility IS NULL OR visibility = 'private');
CREATE INDEX problem_archived ON problem (id DESC) WHERE archived_visibility IS NOT NULL;
