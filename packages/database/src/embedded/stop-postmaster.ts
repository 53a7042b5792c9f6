import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** Each step runs if the one before did not end the process in time. */
const steps: readonly (readonly [signal: NodeJS.Signals, limitMs: number])[] = [
  ['SIGTERM', 1_000], // smart: waits for the clients, which have normally disconnected by now
  ['SIGINT', 20_000], // fast: disconnects the clients and writes a checkpoint
  ['SIGQUIT', 5_000], // immediate: the next start recovers from the write-ahead log
  ['SIGKILL', 5_000],
];

export async function stopPostmaster(postmaster: ChildProcess): Promise<void> {
  for (const [signal, limitMs] of steps) {
    if (hasExited(postmaster)) return;
    const exited = once(postmaster, 'exit');
    postmaster.kill(signal);
    const cancel = new AbortController();
    await Promise.race([exited, sleep(limitMs, undefined, { signal: cancel.signal }).catch(ignoreAbort)]);
    cancel.abort();
  }
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
