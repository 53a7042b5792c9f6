/** How this works: passwords are compared in constant time, and attempts are rate-limited per user and contest. */
import { isAccountAllowed } from '@touchstone/rules/contests/contest-access';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { parseContestPassword } from '@touchstone/rules/contests/contest-password';
import { createHash, timingSafeEqual } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { insertRegistration, isRegistered } from './contests.repository.ts';
import { findShownContest } from './open-contest.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

export async function registerForContest(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  { cid, password }: { cid: number; password?: string | undefined },
) {
  const { contest, rules } = await findShownContest(database, viewer, cid);
  if (rules.groupStanding !== null && !isGroupMember(rules.groupStanding)) throw callError('contestOfGroup');
  if (contest.password !== null) {
    const typed = parseContestPassword(password ?? '');
    if (typed === '') throw callError('contestPasswordBlank');
    await enforceRateLimit({ database, clock }, 'contest-password', `${viewer.id}:${String(cid)}`);
    if (!isSame(typed, parseContestPassword(contest.password))) throw callError('contestPasswordWrong');
  }
  if (!isAccountAllowed(rules, viewer)) throw callError('contestAccountNotAllowed');
  const isNew = await insertRegistration(database, { contestId: cid, userId: viewer.id, createdAt: clock() });
  if (!isNew) throw callError('contestAlreadyRegistered');
}

/** Returns whether the viewer is registered, and whether the account may register at all. */
export async function getContestAccess(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  cid: number,
): Promise<{ access: boolean; accountAllowed: boolean }> {
  const { rules, isAdmin } = await findShownContest(database, viewer, cid);
  const isAllowed = isAccountAllowed(rules, viewer);
  return {
    access: isAllowed && (await isRegistered(database, cid, viewer.id)),
    accountAllowed: isAdmin || isAllowed,
  };
}
