/**
 * Who may compare programs, and see the results: the administrators of the contest, the training or the problem. Every call
 * of this module starts here and decides by the stored row. Contestants and staff without the duty for settings are refused
 * like users who have never heard of the contest.
 */
import type { SimilarityTarget } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { getAdministeredContest } from '../contest-administration/index.ts';
import { listContestProblems } from '../contests/index.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { getAdministeredTraining } from '../training-administration/index.ts';
import { listShownProblems } from '../trainings/index.ts';

export interface TargetKey {
  kind: SimilarityTarget;
  id: number;
}

export interface ComparedTarget extends TargetKey {
  title: string;
  groupId: number | null;
  problems: { id: number; displayId: string; title: string }[];
}

export async function getTarget(
  database: Queryable,
  viewer: Viewer,
  key: TargetKey,
): Promise<ComparedTarget> {
  switch (key.kind) {
    case 'contest':
      return getContestTarget(database, viewer, key.id);
    case 'training':
      return getTrainingTarget(database, viewer, key.id);
    case 'problem':
      return getProblemTarget(database, viewer, key.id);
    default:
      return key.kind satisfies never;
  }
}

async function getContestTarget(database: Queryable, viewer: Viewer, id: number): Promise<ComparedTarget> {
  const { title, groupId } = await getAdministeredContest(database, viewer, id);
  const problems = await listContestProblems(database, id);
  return {
    kind: 'contest',
    id,
    title,
    groupId,
    problems: problems.map(({ problemId, displayId, displayTitle }) => ({
      id: problemId,
      displayId,
      title: displayTitle,
    })),
  };
}

async function getTrainingTarget(database: Queryable, viewer: Viewer, id: number): Promise<ComparedTarget> {
  const training = await getAdministeredTraining(database, viewer, { id, area: 'any', right: 'manage' });
  const { title, groupId } = training;
  // Without a group, the author saw the code of others as an administrator of the site only.
  if (groupId === null && !isAnyAdmin(viewer.role)) throw callError('trainingAdminOnly');
  const problems = await listShownProblems(database, id);
  return {
    kind: 'training',
    id,
    title,
    groupId,
    problems: problems.map(({ id: problemId, displayId, title: name }) => ({
      id: problemId,
      displayId,
      title: name,
    })),
  };
}

async function getProblemTarget(database: Queryable, viewer: Viewer, id: number): Promise<ComparedTarget> {
  const { problem } = await getAdministered(database, viewer, id);
  const { displayId, title, groupId } = problem;
  return {
    kind: 'problem',
    id,
    title: `${displayId} ${title}`,
    groupId,
    problems: [{ id, displayId, title }],
  };
}
