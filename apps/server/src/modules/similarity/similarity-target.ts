/**
 * Who may compare programs, and see the results: the administrators of the contest, the training or the problem. Every call
 * of this module starts here and decides by the stored row. Contestants and staff without the duty for settings are refused
 * like users who have never heard of the contest.
 */
import type { Locale, SimilarityTarget } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { contestTitleFor, titleFor } from '../../platform/translated-columns.ts';
import { getAdministeredContest } from '../contest-administration/index.ts';
import { listContestProblems } from '../contests/index.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { getAdministeredTraining } from '../training-administration/index.ts';
import { listShownProblems } from '../trainings/index.ts';

export interface TargetKey {
  kind: SimilarityTarget;
  id: number;
}

type Title = (locale: Locale) => string;

export interface ComparedTarget extends TargetKey {
  title: Title;
  groupId: number | null;
  problems: { id: number; displayId: string; title: Title }[];
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
    title: () => title,
    groupId,
    problems: problems.map((problem) => ({
      id: problem.problemId,
      displayId: problem.displayId,
      title: (locale) => contestTitleFor(problem, locale),
    })),
  };
}

async function getTrainingTarget(database: Queryable, viewer: Viewer, id: number): Promise<ComparedTarget> {
  const training = await getAdministeredTraining(database, viewer, { id, area: 'any', right: 'manage' });
  const { groupId } = training;
  // Without a group, the author saw the code of others as an administrator of the site only.
  if (groupId === null && !isAnyAdmin(viewer.role)) throw callError('trainingAdminOnly');
  const problems = await listShownProblems(database, id);
  return {
    kind: 'training',
    id,
    title: (locale) => titleFor(training, locale),
    groupId,
    problems: problems.map((problem) => ({
      id: problem.id,
      displayId: problem.displayId,
      title: (locale) => titleFor(problem, locale),
    })),
  };
}

async function getProblemTarget(database: Queryable, viewer: Viewer, id: number): Promise<ComparedTarget> {
  const { problem } = await getAdministered(database, viewer, id);
  const { displayId, groupId } = problem;
  const title: Title = (locale) => titleFor(problem, locale);
  return {
    kind: 'problem',
    id,
    title: (locale) => `${displayId} ${title(locale)}`,
    groupId,
    problems: [{ id, displayId, title }],
  };
}
