import type { JudgeHeartbeat } from '@touchstone/contract';
import { recordTokenUse } from '../../platform/judge-tokens.repository.ts';
import type { Platform } from '../../platform/platform.ts';
import { touchAttempts } from './attempts.repository.ts';
import { adoptInstance } from './judge-instances.ts';
import { announceTasks } from '../submissions/index.ts';
import { endPause, recordHeartbeat, type CallingJudge } from './judging.repository.ts';
import { releaseTasksOf } from './returned-tasks.repository.ts';
import { listAttemptsToSuspend } from './suspend-tasks.ts';
import { recordUsedTime } from './waiting-tasks.repository.ts';

/** Returns the judge's attempts that are no longer current, and those that others wait for. */
export async function handleHeartbeat(
  parts: Pick<Platform, 'database' | 'clock' | 'resultCounter' | 'logger'>,
  { judge, heartbeat, address }: { judge: CallingJudge; heartbeat: JudgeHeartbeat; address: string },
) {
  const { database, clock } = parts;
  const now = clock();
  await adoptInstance(parts, judge);
  if (heartbeat.pausedBecause === undefined && (await endPause(database, judge.name)))
    await releaseHeld(database, judge.name);
  await recordHeartbeat(database, { judge, heartbeat, address, now });
  if (judge.tokenId !== null) await recordTokenUse(database, judge.tokenId, now);
  const { attempts, usedTimes = [] } = heartbeat;
  const current = new Set(await touchAttempts(database, { judge, attempts, now }));
  await recordUsedTime(database, judge.instanceId, usedTimes);
  return {
    endedAttempts: attempts.filter((attempt) => !current.has(attempt)),
    attemptsToSuspend: await listAttemptsToSuspend(database, { ...heartbeat, name: judge.name }, now),
  };
}

/** The machine works again, so it was the cause. */
async function releaseHeld(database: Platform['database'], judgeName: string) {
  const released = await releaseTasksOf(database, judgeName);
  if (released > 0) await announceTasks(database);
}
