-- The home page lists the public problems that changed last; before, it listed the newest ones.
DROP INDEX problem_newest;
CREATE INDEX problem_updated ON problem (updated_at DESC, id DESC)
  WHERE visibility = 'public' AND group_id IS NULL;
