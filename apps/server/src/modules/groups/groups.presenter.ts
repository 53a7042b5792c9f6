import { groupAccesses, toWireDate, type GroupAccess } from '@touchstone/contract';
import { isGroupRoot } from '@touchstone/rules/group-standing';
import type { GroupActor } from '@touchstone/rules/groups/group-actions';
import type { GroupRow, ListedGroupRow } from './groups.repository.ts';

export const authOfAccess = (access: string) => groupAccesses.indexOf(access as GroupAccess) + 1;

/** Only roots see the code: with it everybody can apply. */
export const presentGroup = (group: GroupRow, actor: GroupActor) => ({
  id: group.id,
  avatar: group.avatar,
  name: group.name,
  shortName: group.shortName,
  brief: group.brief,
  description: group.description,
  owner: group.owner,
  uid: group.ownerId,
  auth: authOfAccess(group.access),
  visible: group.isVisible,
  status: group.isBanned ? 1 : 0,
  code: actor.isSuperAdmin || isGroupRoot(actor.standing) ? group.code : null,
  gmtCreate: toWireDate(group.createdAt),
  gmtModified: toWireDate(group.updatedAt),
});

export const presentListedGroup = (group: ListedGroupRow) => ({
  id: group.id,
  avatar: group.avatar,
  owner: group.owner,
  name: group.name,
  shortName: group.shortName,
  brief: group.brief,
  description: group.description,
  auth: authOfAccess(group.access),
  visible: group.isVisible,
  memberCount: group.memberCount,
  gmtCreate: toWireDate(group.createdAt),
});
