/**
 * The door of a contest: every call that tells something of its inside comes through here, so that nothing leaks before
 * the start or past anybody's rights.
 */
import type { Queryable } from '@touchstone/database';
import {
  decideHiddenFields,
  isContestAdmin,
  refuseContestView,
  type HiddenFields,
  type ContestRefusal,
  type ContestRules,
  type ContestViewer,
} from '@touchstone/rules/contests/contest-access';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadContestRules } from './contest-rules.ts';
import { findContest, isRegistered, type ContestRow } from './contests.repository.ts';

export interface OpenContest {
  contest: ContestRow;
  rules: ContestRules;
  isAdmin: boolean;
  hiddenFields: HiddenFields;
  now: Date;
}

export const viewRefusals = {
  'not-found': 'contestMissing',
  'login-needed': 'loginRequired',
  'not-started': 'contestNotStarted',
  'group-only': 'contestOfGroup',
  'not-registered': 'contestNotRegistered',
  'account-not-allowed': 'contestAccountNotAllowed',
} as const satisfies Record<ContestRefusal, string>;

/** A contest that is hidden from the viewer is reported as missing. */
export async function findShownContest(
  database: Queryable,
  viewer: Viewer | undefined,
  id: number,
): Promise<{ contest: ContestRow; rules: ContestRules; isAdmin: boolean }> {
  const contest = await findContest(database, id);
  if (contest === undefined) throw callError('contestMissing');
  const rules = await loadContestRules(database, viewer, contest);
  const isAdmin = isContestAdmin(viewer, rules);
  if (!contest.isVisible && !isAdmin) throw callError('contestMissing');
  return { contest, rules, isAdmin };
}

export async function describeViewer(
  database: Queryable,
  viewer: Viewer,
  contest: ContestRow,
): Promise<ContestViewer> {
  const { id, username, role } = viewer;
  const isAsked = contest.audience !== 'public';
  return {
    id,
    username,
    role,
    isRegistered: isAsked && (await isRegistered(database, contest.id, id)),
  };
}

export async function openContest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: number,
): Promise<OpenContest> {
  const { contest, rules, isAdmin } = await findShownContest(database, viewer, id);
  const now = clock();
  const visitor = viewer === undefined ? undefined : await describeViewer(database, viewer, contest);
  const refusal = refuseContestView(rules, visitor, now.getTime());
  if (refusal !== undefined) throw callError(viewRefusals[refusal]);
  return { contest, rules, isAdmin, now, hiddenFields: decideHiddenFields(rules, isAdmin, now.getTime()) };
}

/** Whether everybody sees its board: where that is meant, from the start on. */
export const isBoardOpenToAll = (contest: ContestRow, now: Date): boolean =>
  contest.isVisible &&
  contest.isBoardPublic &&
  stageAt({ startMs: contest.startAt.getTime(), endMs: contest.endAt.getTime() }, now.getTime()) !==
    'scheduled';

/** For what the board tells too: where everybody sees the board of a contest that has begun, nobody is refused. */
export async function openContestOrBoard(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: number,
): Promise<OpenContest> {
  const { contest, rules, isAdmin } = await findShownContest(database, viewer, id);
  const now = clock();
  if (!isBoardOpenToAll(contest, now)) return openContest({ database, clock }, viewer, id);
  return { contest, rules, isAdmin, now, hiddenFields: decideHiddenFields(rules, isAdmin, now.getTime()) };
}

/** For what only those who run the contest may do. */
export async function openContestAsAdmin(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  id: number,
): Promise<{ contest: ContestRow; rules: ContestRules }> {
  const { contest, rules, isAdmin } = await findShownContest(database, viewer, id);
  if (!isAdmin) throw callError('contestAdminOnly');
  return { contest, rules };
}
