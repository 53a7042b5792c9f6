/**
 * How this works: each start of a judge has an id of its own. When a judge speaks with a new id, its earlier process is
 * gone, and so is what that one was working on: it goes back to the queue at once, without waiting for silence. When the
 * replaced one speaks again, two judges share a name, which would make them take each other's work away for ever: the
 * older one is refused and says so to its operator.
 */
import { callError } from '../../platform/errors/call-error.ts';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttemptsOfInstance, listAttemptsOfOtherInstances } from './attempts.repository.ts';
import { findJudgeInstance, forgetJudge, replaceInstance, type CallingJudge } from './judging.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';

type Parts = Pick<Platform, 'database' | 'queue' | 'clock'>;

/** A judge with a token of its own is called what the token is called: it cannot take another's name. */
export const callingJudge = (
  { tokenId, tokenName }: JudgeIdentity,
  { name, instanceId }: { name: string; instanceId: string },
): CallingJudge => ({ name: tokenName ?? name, instanceId, tokenId });

export async function adoptInstance(parts: Parts, judge: CallingJudge) {
  const known = await findJudgeInstance(parts.database, judge.name);
  // Unknown judges are written by their first heartbeat.
  if (known === undefined || known.instanceId === judge.instanceId) return;
  if (known.previousInstanceId === judge.instanceId) throw callError('judgeNameTaken');
  const { name, instanceId } = judge;
  await replaceInstance(parts.database, { name, from: known.instanceId, to: instanceId });
  const lost = await listAttemptsOfOtherInstances(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'was started anew', countsAsRetry: true });
}

/** The judge stops, and says so. */
export async function leave(parts: Parts, judge: CallingJudge) {
  await forgetJudge(parts.database, judge);
  const lost = await listAttemptsOfInstance(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'was stopped', countsAsRetry: false });
}
