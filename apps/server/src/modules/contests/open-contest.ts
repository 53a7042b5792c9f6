/**
 * The access check of a contest: every call that returns its content uses one of these functions, so that nothing leaks
 * before the start or without access.
 */
import type { Queryable } from '@touchstone/database';
import {
  decideHiddenFields,
  positionIn,
  refuseContestView,
  type HiddenFields,
  type ContestRefusal,
  type ContestRules,
  type ContestViewer,
} from '@touchstone/rules/contests/contest-access';
import {
  hasDuty,
  listDuties,
  type ContestDuty,
  type ContestPosition,
} from '@touchstone/rules/contests/contest-staff';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadContestRules } from './contest-rules.ts';
import { findContest, isRegistered, type ContestRow } from './contests.repository.ts';
import { isAtRefusedDevice, requireExamDevice } from './exam-protection/exam-device.ts';

export interface OpenContest {
  contest: ContestRow;
  rules: ContestRules;
  isAdmin: boolean;
  /** Administrators and jury. */
  hasResults: boolean;
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

type MissingCode = 'contestMissing' | 'contestNotFound';

interface ShownContest {
  contest: ContestRow;
  rules: ContestRules;
  position: ContestPosition;
  isAdmin: boolean;
  hasResults: boolean;
}

/** A contest that is hidden from the viewer is reported as missing. */
export async function findShownContest(
  database: Queryable,
  viewer: Viewer | undefined,
  id: number,
  missing: MissingCode = 'contestMissing',
): Promise<ShownContest> {
  const contest = await findContest(database, id);
  if (contest === undefined) throw callError(missing);
  const rules = await loadContestRules(database, viewer, contest);
  const position = positionIn(viewer, rules);
  if (!contest.isVisible && listDuties(position).length === 0) throw callError(missing);
  return { contest, rules, position, isAdmin: position.isAdmin, hasResults: hasDuty(position, 'results') };
}

export async function describeViewer(
  database: Queryable,
  viewer: Viewer,
  contest: ContestRow,
): Promise<ContestViewer> {
  const { id, username, role } = viewer;
  const needsRegistration = contest.audience !== 'public';
  return {
    id,
    username,
    role,
    isRegistered: needsRegistration && (await isRegistered(database, contest.id, id)),
  };
}

export async function openContest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: number,
  missing?: MissingCode,
): Promise<OpenContest> {
  const { contest, rules, isAdmin, hasResults } = await findShownContest(database, viewer, id, missing);
  const now = clock();
  const visitor = viewer === undefined ? undefined : await describeViewer(database, viewer, contest);
  const refusal = refuseContestView(rules, visitor, now.getTime());
  if (refusal !== undefined) throw callError(viewRefusals[refusal]);
  await requireExamDevice(database, viewer, { contest, rules, now });
  const hiddenFields = decideHiddenFields(rules, hasResults, now.getTime());
  return { contest, rules, isAdmin, hasResults, now, hiddenFields };
}

/** A banned or disbanded group has no public boards. */
export const hasPublicBoard = ({
  isBoardPublic,
  isGroupClosed,
}: Pick<ContestRow, 'isBoardPublic' | 'isGroupClosed'>): boolean => isBoardPublic && !isGroupClosed;

/** Whether everyone may see the board: it is public, and the contest has started. */
export const isBoardOpenToAll = (contest: ContestRow, now: Date): boolean =>
  contest.isVisible &&
  hasPublicBoard(contest) &&
  stageAt({ startMs: contest.startAt.getTime(), endMs: contest.endAt.getTime() }, now.getTime()) !==
    'scheduled';

/** For calls that return board data: while the board is public, everyone has access, also to a contest with exam protection. */
export async function openContestOrBoard(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: number,
): Promise<OpenContest> {
  const { contest, rules, isAdmin, hasResults } = await findShownContest(database, viewer, id);
  const now = clock();
  if (!isBoardOpenToAll(contest, now)) return openContest({ database, clock }, viewer, id);
  const hiddenFields = decideHiddenFields(rules, hasResults, now.getTime());
  return { contest, rules, isAdmin, hasResults, now, hiddenFields };
}

/** Every user may open any other contest once it has started, so there a guest learns no secret. */
export const isForMembersOnly = ({ audience }: Pick<ContestRow, 'audience'>): boolean =>
  audience === 'private';

/** Whether the viewer may see no more of the contest than its public board. Enters nothing and records nothing. */
export async function isOutside(
  database: Queryable,
  viewer: Viewer | undefined,
  { contest, rules, now }: OpenContest,
): Promise<boolean> {
  if (viewer === undefined) return isForMembersOnly(contest);
  const visitor = await describeViewer(database, viewer, contest);
  if (refuseContestView(rules, visitor, now.getTime()) !== undefined) return true;
  return isAtRefusedDevice(database, viewer, { contest, rules, now });
}

/** For calls limited to administrators of the contest. */
export const openContestAsAdmin = (parts: Pick<Platform, 'database'>, viewer: Viewer, id: number) =>
  openContestFor(parts, viewer, { id, duty: 'settings' });

/** For calls limited to administrators of the contest and the staff with this duty. */
export async function openContestFor(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  { id, duty }: { id: number; duty: ContestDuty },
): Promise<{ contest: ContestRow; rules: ContestRules }> {
  const { contest, rules, position } = await findShownContest(database, viewer, id);
  if (!hasDuty(position, duty)) throw callError('contestAdminOnly');
  return { contest, rules };
}
