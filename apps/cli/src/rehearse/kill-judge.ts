/**
 * How this works: the launcher of this machine writes down its children with the moment of their start; of these the judge
 * is the one that runs the judge's program. It is killed as a crash would end it, without a word. The launcher starts
 * another one, and that is waited for. Judges elsewhere are ended by a command that the operator names; who starts them again
 * is the operator's affair then.
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

export interface JudgeKill {
  /** Milliseconds since the start of the contest. */
  readonly atMs: number;
  /** Until another one was started; undefined where that is not known. */
  readonly restartedAfterMs: number | undefined;
}

/** Answers how long it took until another judge was started, if that can be seen. */
export type KillJudge = (signal: AbortSignal) => Promise<number | undefined>;

export async function findJudge(dataDirectory: string): Promise<ProcessIdentity | undefined> {
  const launcher = await findLauncher(dataDirectory);
  for (const child of launcher?.children ?? []) {
    if (isAlive(child) && readCommandLine(child.pid).includes(judgeProgram)) return child;
  }
  return undefined;
}

export const killLocalJudge =
  (dataDirectory: string): KillJudge =>
  async (signal) => {
    const judge = await findJudge(dataDirectory);
    // The last one has not come back yet: that is as good as killed.
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
  (command: string): KillJudge =>
  async () => {
    await promisify(execFile)('/bin/sh', ['-c', command]);
    return undefined;
  };
