/** The access check of the content of a group: every call of this module starts with one of these functions. */
import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContest } from '../contests/index.ts';
import { openGroup } from '../groups/index.ts';
import { getAdministered } from '../problem-administration/index.ts';

export async function openGroupFor(
  database: Queryable,
  viewer: Viewer,
  { groupId, action }: { groupId: number; action: 'seeContent' | 'seeAdministration' | 'createContent' },
) {
  return (await openGroup(database, viewer, groupId, action)).group;
}

/** Creating names the group in the request. */
export function openGroupToCreate(database: Queryable, viewer: Viewer, groupId: number | undefined) {
  if (groupId === undefined) throw callError('groupIdMissing');
  return openGroupFor(database, viewer, { groupId, action: 'createContent' });
}

/** A problem that the viewer may change, with its group. The stored problem names the group. */
export async function getGroupProblem(database: Queryable, viewer: Viewer, problemId: number) {
  const { problem, rights } = await getAdministered(database, viewer, problemId);
  if (problem.groupId === null) throw callError('problemNotInGroup');
  const group = await openGroupFor(database, viewer, { groupId: problem.groupId, action: 'seeContent' });
  return { problem, rights, group };
}

/** Administering the contest is checked by its own module. The stored contest names the group. */
export async function requireGroupContest(database: Queryable, viewer: Viewer, contestId: number) {
  const contest = await findContest(database, contestId);
  if (contest === undefined) throw callError('contestNotFound');
  if (contest.groupId === null) throw callError('contestNotInGroup');
  await openGroupFor(database, viewer, { groupId: contest.groupId, action: 'seeContent' });
  return { contest, groupId: contest.groupId };
}
