import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './process-identity.ts';

const steps: readonly (readonly [signal: NodeJS.Signals, limitMs: number])[] = [
  ['SIGTERM', 2_000],
  ['SIGKILL', 5_000],
];
const pollMs = 25;

/** Ends a process that a killed launcher left behind, if it is still the same process. */
export async function endLeftover(identity: ProcessIdentity): Promise<void> {
  for (const [signal, limitMs] of steps) {
    if (!isAlive(identity)) return;
    process.kill(identity.pid, signal);
    const deadline = performance.now() + limitMs;
    while (isAlive(identity) && performance.now() < deadline) await sleep(pollMs);
  }
}
