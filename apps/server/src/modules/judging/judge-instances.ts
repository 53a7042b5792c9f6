/**
 * How this works: each start of a judge has its own instance id. A call with a new id means that the earlier
 * process has ended, so its tasks are queued again immediately, without waiting for the heartbeat timeout.
 *
 * Two judges with one name would take each other's tasks forever. A judge with another folder (`homeId`) than the
 * one that is alive is refused before it takes anything. Two judges that share a folder are recognised when the replaced
 * instance calls again: it is refused. The refused judge ends with an error that its operator sees, and the log of the
 * server names both addresses.
 */
import { callError } from '../../platform/errors/call-error.ts';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAttemptsOfInstance, listAttemptsOfOtherInstances } from './attempts.repository.ts';
import {
  aliveSince,
  expireJudge,
  findJudgeInstance,
  replaceInstance,
  type CallingJudge,
} from './judging.repository.ts';
import { requeueLostAttempts } from './lost-attempts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter' | 'logger'>;

/** A judge with its own token has the name of the token, so it cannot use another judge's name. */
export const callingJudge = (
  { tokenId, tokenName }: JudgeIdentity,
  {
    name,
    instanceId,
    homeId = null,
  }: { name: string; instanceId: string; homeId?: string | null | undefined },
): CallingJudge => ({ name: tokenName ?? name, instanceId, homeId, tokenId });

export async function adoptInstance(parts: Parts, judge: CallingJudge) {
  const known = await findJudgeInstance(parts.database, judge.name);
  // The first heartbeat inserts an unknown judge.
  if (known === undefined || known.instanceId === judge.instanceId) return;
  const { name, instanceId } = judge;
  if (known.previousInstanceId === instanceId || isOtherJudge(parts, known, judge)) {
    const { address, lastSeenAt } = known;
    parts.logger.warn({ name, address, lastSeenAt }, 'refused a second judge with the name of a running one');
    throw callError('judgeNameTaken');
  }
  await replaceInstance(parts.database, { name, from: known.instanceId, to: instanceId });
  const lost = await listAttemptsOfOtherInstances(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'restarted', countsAsRetry: true });
}

/** A judge that is silent may have lost its folder: its successor is accepted. */
const isOtherJudge = (
  { clock }: Parts,
  known: { homeId: string | null; lastSeenAt: Date },
  { homeId }: CallingJudge,
): boolean =>
  known.homeId !== null &&
  homeId !== null &&
  known.homeId !== homeId &&
  known.lastSeenAt > aliveSince(clock());

/** Handles the announcement of a judge that it stops. */
export async function leave(parts: Parts, judge: CallingJudge) {
  await expireJudge(parts.database, judge);
  const lost = await listAttemptsOfInstance(parts.database, judge);
  await requeueLostAttempts(parts, lost, { reason: 'was stopped', countsAsRetry: false });
}
