/**
 * How this works: each start of a judge has its own instance id. A call with a new id means that the earlier
 * process has ended, so its tasks are queued again immediately, without waiting for the heartbeat timeout. If
 * the replaced instance calls again, two judges share a name and would take each other's tasks forever. The
 * older one is refused with an error that its operator sees.
 */
import { callError } from '../../platform/errors/call-error.ts';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttemptsOfInstance, listAttemptsOfOtherInstances } from './attempts.repository.ts';
import { findJudgeInstance, expireJudge, replaceInstance, type CallingJudge } from './judging.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';

type Parts = Pick<Platform, 'database' | 'queue' | 'clock'>;

/** A judge with its own token has the name of the token, so it cannot use another judge's name. */
export const callingJudge = (
  { tokenId, tokenName }: JudgeIdentity,
  { name, instanceId }: { name: string; instanceId: string },
): CallingJudge => ({ name: tokenName ?? name, instanceId, tokenId });

export async function adoptInstance(parts: Parts, judge: CallingJudge) {
  const known = await findJudgeInstance(parts.database, judge.name);
  // The first heartbeat inserts an unknown judge.
  if (known === undefined || known.instanceId === judge.instanceId) return;
  if (known.previousInstanceId === judge.instanceId) throw callError('judgeNameTaken');
  const { name, instanceId } = judge;
  await replaceInstance(parts.database, { name, from: known.instanceId, to: instanceId });
  const lost = await listAttemptsOfOtherInstances(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'restarted', countsAsRetry: true });
}

/** Handles the announcement of a judge that it stops. */
export async function leave(parts: Parts, judge: CallingJudge) {
  await expireJudge(parts.database, judge);
  const lost = await listAttemptsOfInstance(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'was stopped', countsAsRetry: false });
}
