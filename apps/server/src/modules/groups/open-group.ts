/**
 * The access check of a group: every call about a group uses it. Nothing is cached, so a change of a role takes effect with the
 * next call.
 */
import type { Queryable } from '@touchstone/database';
import { decideGroupStanding } from '@touchstone/rules/group-standing';
import {
  refuseGroupAction,
  refuseGroupView,
  type GroupAction,
  type GroupActor,
} from '@touchstone/rules/groups/group-actions';
import { isSuperAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findGroup, type GroupRow } from './groups.repository.ts';

export interface OpenGroup {
  group: GroupRow;
  actor: GroupActor;
}

/** Throws if the group is missing, disbanded, or banned; a super administrator sees banned groups. */
export async function findActor(database: Queryable, viewer: Viewer, groupId: number): Promise<OpenGroup> {
  const group = await findGroup(database, groupId, viewer.id);
  if (group === undefined) throw callError('groupNotFound');
  const isOwner = group.ownerId === viewer.id;
  const actor = {
    isSuperAdmin: isSuperAdmin(viewer.role),
    isOwner,
    standing: decideGroupStanding({ auth: group.viewerAuth, isOwner, isBanned: group.isBanned }),
  };
  if (group.isBanned && !actor.isSuperAdmin) throw callError('groupNotFound');
  return { group, actor };
}

/** Throws if the viewer may not do this in the group. */
export async function openGroup(
  database: Queryable,
  viewer: Viewer,
  groupId: number,
  action: GroupAction,
): Promise<OpenGroup> {
  const opened = await findActor(database, viewer, groupId);
  const refusal = refuseGroupView(opened.group, opened.actor) ?? refuseGroupAction(opened.actor, action);
  if (refusal !== undefined) throw callError(refusal);
  return opened;
}

/** What everybody sees of a visible group. */
export async function viewGroup(database: Queryable, viewer: Viewer, groupId: number): Promise<OpenGroup> {
  const opened = await findActor(database, viewer, groupId);
  const refusal = refuseGroupView(opened.group, opened.actor);
  if (refusal !== undefined) throw callError(refusal);
  return opened;
}
