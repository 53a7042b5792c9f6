/**
 * Exam protection: whether a contestant takes part from this device.
 *
 * How this works: `open-contest.ts` and `submit-target.ts` call `requireExamDevice` for every call about the content of a running
 * contest. The first call of a contestant claims the contest for its session (a row of `exam_session`); a unique index decides
 * when two devices enter at once. A page that is still open on the old
 * device cannot claim it again after a release. A claim outlives the session: a contestant who logs out stays bound to it until an
 * administrator of the contest releases it, otherwise a helper outside could end the session and take its place. Refused
 * attempts are recorded. Contests without protection cost nothing.
 */
import type { Queryable } from '@touchstone/database';
import { positionIn, type ContestRules } from '@touchstone/rules/contests/contest-access';
import {
  appliesTo,
  refuseDevice,
  type DeviceRefusal,
  type ExamProtection,
} from '@touchstone/rules/contests/exam-protection';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallDevice, Viewer } from '../../../platform/sessions/sessions.ts';
import type { ContestRow } from '../contests.repository.ts';
import {
  insertExamSession,
  listExamSessionsOf,
  recordExamSessionUse,
  recordRefusal,
  type ExamSessionRow,
} from './exam-sessions.repository.ts';
import { refusalError } from './refusal-error.ts';

/** The time of the last use needs no more precision than this. */
const recordEveryMs = 60_000;

type StoredProtection = Pick<ContestRow, 'examAddresses' | 'isSingleSession' | 'isAddressBound'>;

export const protectionOf = ({
  examAddresses,
  isSingleSession,
  isAddressBound,
}: StoredProtection): ExamProtection => ({
  addresses: examAddresses === '' ? [] : examAddresses.split('\n'),
  isSingleSession,
  isAddressBound,
});

interface Visit {
  contest: ContestRow;
  rules: ContestRules;
  now: Date;
}

export const isExamFor = (viewer: Viewer | undefined, { contest, rules, now }: Visit): boolean =>
  appliesTo(protectionOf(contest), positionIn(viewer, rules), {
    times: rules,
    nowMs: now.getTime(),
  });

/** Refuses without a device: the call comes from no session. */
export const isDeviceRefused = (
  contest: ContestRow,
  device: CallDevice | undefined,
  entered: readonly ExamSessionRow[],
): boolean => device === undefined || refuseDevice(protectionOf(contest), device, entered) !== undefined;

/** Records nothing. */
export async function isAtRefusedDevice(database: Queryable, viewer: Viewer, visit: Visit): Promise<boolean> {
  if (!isExamFor(viewer, visit)) return false;
  const { contest } = visit;
  return isDeviceRefused(contest, viewer.device, await listExamSessionsOf(database, contest.id, [viewer.id]));
}

/** Throws with the reason. Otherwise the session has entered the contest. */
export async function requireExamDevice(database: Queryable, viewer: Viewer | undefined, visit: Visit) {
  if (viewer === undefined || !isExamFor(viewer, visit)) return;
  const { contest, now } = visit;
  const { device } = viewer;
  if (device === undefined) throw callError('contestDeviceUnknown');
  const protection = protectionOf(contest);
  const claim = { contestId: contest.id, userId: viewer.id, device, now };
  const load = () => listExamSessionsOf(database, contest.id, [viewer.id]);
  let entered = await load();
  const refuse = () => refuseDevice(protection, device, entered);
  const findOwn = () =>
    entered.find(({ loginId, releasedAt }) => loginId === device.loginId && releasedAt === null);
  if (refuse() === undefined && findOwn() === undefined) {
    await insertExamSession(database, { ...claim, isSingleSession: protection.isSingleSession });
    entered = await load();
  }
  const refusal = refuse();
  if (refusal !== undefined) {
    await recordRefusal(database, { ...claim, reason: refusal.reason });
    throw refusalError(refusal);
  }
  const own = findOwn();
  const isDue =
    own !== undefined &&
    (now.getTime() - own.lastSeenAt.getTime() >= recordEveryMs || own.lastIp !== device.ip);
  if (isDue) await recordExamSessionUse(database, claim);
}

/** For pages that show the reason. Records the attempt, but enters nothing. */
export async function findExamRefusal(
  database: Queryable,
  viewer: Viewer,
  visit: Visit,
): Promise<DeviceRefusal | undefined> {
  const { contest, now } = visit;
  const { device } = viewer;
  if (device === undefined || !isExamFor(viewer, visit)) return undefined;
  const entered = await listExamSessionsOf(database, contest.id, [viewer.id]);
  const refusal = refuseDevice(protectionOf(contest), device, entered);
  if (refusal !== undefined)
    await recordRefusal(database, {
      contestId: contest.id,
      userId: viewer.id,
      device,
      now,
      reason: refusal.reason,
    });
  return refusal;
}

/** Whether the protection keeps this viewer out now. Neither enters nor records. */
export async function isShutOut(
  database: Queryable,
  viewer: Viewer | undefined,
  visit: Visit,
): Promise<boolean> {
  if (viewer === undefined || !isExamFor(viewer, visit)) return false;
  const entered = await listExamSessionsOf(database, visit.contest.id, [viewer.id]);
  return isDeviceRefused(visit.contest, viewer.device, entered);
}
