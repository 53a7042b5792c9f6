/**
 * How this works: the launcher of this machine records its children with their start times; the judge is the child that
 * runs the judge's program. It is killed with SIGKILL, like a crash. The launcher starts another one, and the rehearsal
 * waits for it. Parts elsewhere are killed by a command of the operator, who is also responsible for restarting them.
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readCommandLine } from '@touchstone/process-table';
import { findLauncher } from '../launcher/launcher-lock.ts';
import { isAlive, type ProcessIdentity } from '../launcher/process-identity.ts';

const judgeProgram = 'apps/judge/src/main.ts';
const restartLimitMs = 60_000;
const pollMs = 100;

/** Returns the time until another process was started, if known. */
export type KillPart = (signal: AbortSignal) => Promise<number | undefined>;

export async function findJudge(dataDirectory: string): Promise<ProcessIdentity | undefined> {
  const launcher = await findLauncher(dataDirectory);
  for (const child of launcher?.children ?? []) {
    if (isAlive(child) && readCommandLine(child.pid).includes(judgeProgram)) return child;
  }
  return undefined;
}

export const killLocalJudge =
  (dataDirectory: string): KillPart =>
  async (signal) => {
    const judge = await findJudge(dataDirectory);
    // The previous one has not come back yet, which has the same effect.
    if (judge !== undefined) process.kill(judge.pid, 'SIGKILL');
    const killedAt = performance.now();
    while (performance.now() - killedAt < restartLimitMs && !signal.aborted) {
      const successor = await findJudge(dataDirectory);
      if (successor !== undefined && successor.startTicks !== judge?.startTicks)
        return performance.now() - killedAt;
      await sleep(pollMs);
    }
    return undefined;
  };

export const killByCommand =
  (command: string): KillPart =>
  async () => {
    await promisify(execFile)('/bin/sh', ['-c', command]);
    return undefined;
  };
