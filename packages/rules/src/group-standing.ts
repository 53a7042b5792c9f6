/** What a standing in a group permits. The super administrator of the site passes every check; callers test that first. */
import { groupStandings, type GroupStanding } from '@touchstone/contract/group-standings';

export const isGroupMember = (standing: GroupStanding | null): boolean =>
  standing === 'member' || isGroupAdmin(standing);

export const isGroupAdmin = (standing: GroupStanding | null): boolean =>
  standing === 'admin' || isGroupRoot(standing);

export const isGroupRoot = (standing: GroupStanding | null): boolean => standing === 'root';

/**
 * The owner of a group administers it even without a member row; root needs the row. A banned group is closed to all of its
 * members. An unknown number is no standing.
 */
export function decideGroupStanding(row: {
  readonly auth: number | null;
  readonly isOwner: boolean;
  readonly isBanned: boolean;
}): GroupStanding {
  if (row.isBanned) return 'none';
  const standing = groupStandings[row.auth ?? 0] ?? 'none';
  return row.isOwner && !isGroupRoot(standing) ? 'admin' : standing;
}
