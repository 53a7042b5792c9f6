/** A change of exam protection takes effect at once, so the form asks before it shuts out contestants of a running contest. */
import type { Queryable } from '@touchstone/database';
import { stageAt } from '@touchstone/rules/contests/contest-time';
import {
  countShutOut,
  type ActiveContestant,
  type ExamProtection,
} from '@touchstone/rules/contests/exam-protection';
import { callError } from '../../../platform/errors/call-error.ts';
import { freezeRule, listExamSessionsOf, protectionOf, type ContestRow } from '../../contests/index.ts';
import type { ContestRecord } from '../contest-record.ts';
import { listActiveDevices } from './exam-sessions.repository.ts';

/** Sessions record their use at least every five minutes. */
const activeWithinMs = 15 * 60_000;

interface Change {
  contest: ContestRow;
  record: ContestRecord;
  now: Date;
}

export async function checkShutOut(transaction: Queryable, { contest, record, now }: Change) {
  const before = protectionOf(contest);
  const after: ExamProtection = {
    addresses: record.examAddresses,
    isSingleSession: record.isSingleSession,
    isAddressBound: record.isAddressBound,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (stageAt(freezeRule(contest), now.getTime()) !== 'running') return;
  const count = countShutOut(before, after, await listActiveContestants(transaction, contest, now));
  if (count > 0) throw callError('contestShutsOut', { count });
}

/** Contestants who entered the contest and made a call lately, each with the device of the last call. */
async function listActiveContestants(
  transaction: Queryable,
  contest: ContestRow,
  now: Date,
): Promise<ActiveContestant[]> {
  const since = new Date(now.getTime() - activeWithinMs);
  const devices = await listActiveDevices(transaction, contest, since);
  const lastOf = new Map(devices.map(({ userId, loginId, ip }) => [userId, { loginId, ip }]));
  const entered = Map.groupBy(
    await listExamSessionsOf(transaction, contest.id, [...lastOf.keys()]),
    ({ userId }) => userId,
  );
  return [...lastOf].map(([userId, device]) => ({ device, entered: entered.get(userId) ?? [] }));
}
