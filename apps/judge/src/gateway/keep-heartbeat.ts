/**
 * How this works
 *
 * The judge announces itself at once and then every five seconds. While the server is away the tries go on with a growing
 * pause, up to those five seconds, so that a restarted server has its judge back quickly. A refused token ends the judge:
 * only a person can mend that.
 */
import type { JudgeHeartbeat } from '@touchstone/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendHeartbeat, type Gateway } from './send-heartbeat.ts';

const intervalMs = 5_000;
const firstRetryMs = 250;
const failuresPerReport = 12;

export interface HeartbeatInput {
  readonly gateway: Gateway;
  readonly describe: () => JudgeHeartbeat;
  readonly signal: AbortSignal;
  readonly onConnected: () => void;
  /** Called at once and then every minute. At the very first try the server may simply not have started yet. */
  readonly onLost: (reason: string, isFirstTry: boolean) => void;
}

/** Comes back when the signal aborts ('stopped') or the server refuses the token (the reason). */
export async function keepHeartbeat(
  input: HeartbeatInput,
): Promise<'stopped' | { readonly refused: string }> {
  const { gateway, describe, signal, onConnected, onLost } = input;
  let failures = 0;
  let isConnected = false;
  let hasBeenConnected = false;
  while (!signal.aborted) {
    const answer = await sendHeartbeat(gateway, describe(), signal);
    if (signal.aborted) break;
    if (answer.kind === 'refused') return { refused: answer.reason };
    if (answer.kind === 'failed') {
      if (failures % failuresPerReport === 0) onLost(answer.reason, failures === 0 && !hasBeenConnected);
      isConnected = false;
      failures += 1;
    } else {
      if (!isConnected) onConnected();
      isConnected = true;
      hasBeenConnected = true;
      failures = 0;
    }
    const pauseMs = failures === 0 ? intervalMs : Math.min(intervalMs, firstRetryMs * 2 ** (failures - 1));
    await sleep(pauseMs, undefined, { signal }).catch(ignoreAbort);
  }
  return 'stopped';
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
