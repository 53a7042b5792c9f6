import type { Queryable } from '@touchstone/database';
import { isContestAdmin } from '@touchstone/rules/contests/contest-access';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { listCandidateContests, type ListedContest } from './clics.repository.ts';

/** The visible contests, and those that the viewer administers; newest first. */
export async function listKnownContests(
  database: Queryable,
  viewer: Viewer | undefined,
): Promise<ListedContest[]> {
  const known = viewer && { id: viewer.id, isSuperAdmin: isSuperAdmin(viewer.role) };
  const contests = await listCandidateContests(database, known);
  const standings = await loadGroupStandings(
    database,
    viewer,
    contests.map(({ groupId }) => groupId),
  );
  return contests.filter(
    ({ isVisible, ownerId, groupId }) =>
      (isVisible && groupId === null) ||
      isContestAdmin(viewer, { ownerId, groupStanding: standings(groupId) }),
  );
}
