import type { Queryable } from '@touchstone/database';
import { decideGroupStanding, isGroupRoot } from '@touchstone/rules/group-standing';
import type { TargetMember } from '@touchstone/rules/groups/membership';
import type { GroupRow } from '../groups.repository.ts';
import { findMember } from './members.repository.ts';

/** The user whose standing changes. The caller has locked the group, so the number of roots stays. */
export async function findTarget(
  transaction: Queryable,
  group: Pick<GroupRow, 'id' | 'ownerId'>,
  userId: string,
): Promise<TargetMember & { username: string }> {
  const { username, auth, roots } = await findMember(transaction, group.id, userId);
  const standing = decideGroupStanding({ auth, isOwner: false, isBanned: false });
  return {
    username: username ?? '',
    standing,
    isOwner: group.ownerId === userId,
    isLastRoot: isGroupRoot(standing) && roots === 1,
  };
}
