-- The home page lists the newest public problems, as the clients of this call expect, and no longer those that changed last.
-- compatible problem_updated: servers of 0.1.0 sort the public problems until they stop
DROP INDEX problem_updated;
CREATE INDEX problem_newest ON problem (created_at DESC, id DESC)
  WHERE visibility = 'public' AND group_id IS NULL;
