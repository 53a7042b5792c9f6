/**
 * How this works: a use case that handles rows of groups collects their group ids and loads the viewer's standings in all of
 * them. Concurrent lookups, also of different calls, share one query. The rules get the standing of each row. Nothing is cached
 * between calls: a member who is removed loses access with the next call. Rows outside groups, and guests, need no query.
 */
import type { GroupStanding } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { decideGroupStanding } from '@touchstone/rules/group-standing';
import { findGroupRow, findGroupWithMembers } from './group-standings.repository.ts';

/** The viewer's standing in a group; null where there is no group, 'none' for a group that was not loaded. */
export type GroupStandings = (groupId: number | null) => GroupStanding | null;

export const guestStandings: GroupStandings = (groupId) => (groupId === null ? null : 'none');

export async function loadGroupStandings(
  database: Queryable,
  viewer: { readonly id: string } | undefined,
  groupIds: Iterable<number | null>,
): Promise<GroupStandings> {
  const wanted = [...new Set(groupIds)].filter((id) => id !== null);
  if (viewer === undefined || wanted.length === 0) return guestStandings;
  const found = await Promise.all(
    wanted.map((groupId) => findGroupRow(database, { groupId, userId: viewer.id })),
  );
  const rows = found.filter((row) => row !== undefined);
  const standings = new Map(
    rows.map(({ id, ownerId, isBanned, auth }) => [
      id,
      decideGroupStanding({ auth, isOwner: ownerId === viewer.id, isBanned }),
    ]),
  );
  return (groupId) => (groupId === null ? null : (standings.get(groupId) ?? 'none'));
}

/** The standings of several users in one group, for the subscribers of a live topic. */
export async function loadStandingsIn(
  database: Queryable,
  groupId: number | null,
  userIds: readonly string[],
): Promise<(userId: string | undefined) => GroupStanding | null> {
  if (groupId === null) return () => null;
  const found = await findGroupWithMembers(database, { groupId, userIds });
  if (found === undefined) return () => 'none';
  const { ownerId, isBanned, authOf } = found;
  return (userId) =>
    userId === undefined
      ? 'none'
      : decideGroupStanding({ auth: authOf.get(userId) ?? null, isOwner: ownerId === userId, isBanned });
}
