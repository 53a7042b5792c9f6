/**
 * How this works
 *
 * The judge announces itself at once and then every five seconds, with what it is working on. The answer names the work
 * that is over for the server (rejudged, cancelled, given to another) or to be given back since others wait. While the server is away the tries go on with a
 * growing pause. A refusal ends the judge: only a person can mend that.
 */
import type { JudgeHeartbeat } from '@touchstone/contract';
import { callGateway, type Gateway } from './call-gateway.ts';
import { pause, retryPauseMs } from './pause.ts';

const intervalMs = 5_000;
/** Together with the interval below what the server takes for silence. */
const requestLimitMs = 8_000;
const failuresPerReport = 12;

export interface HeartbeatInput {
  readonly gateway: Gateway;
  readonly describe: () => JudgeHeartbeat;
  readonly signal: AbortSignal;
  readonly onConnected: () => void;
  /** Called at once and then every minute. At the very first try the server may simply not have started yet. */
  readonly onLost: (reason: string, isFirstTry: boolean) => void;
  readonly onEnded: (attempts: readonly string[]) => void;
  readonly onSuspended: (attempts: readonly string[]) => void;
}

/** 'stopped' when the signal aborted, otherwise why the server does not want this judge. */
export type StopReason = 'stopped' | { readonly refused: string };

export async function keepHeartbeat(input: HeartbeatInput): Promise<StopReason> {
  const { gateway, describe, signal, onConnected, onLost, onEnded, onSuspended } = input;
  let failures = 0;
  let isConnected = false;
  let hasBeenConnected = false;
  while (!signal.aborted) {
    const answer = await callGateway(gateway, 'heartbeat', {
      body: describe(),
      signal,
      limitMs: requestLimitMs,
    });
    if (signal.aborted) break;
    if (answer.kind === 'refused') return { refused: answer.reason };
    if (answer.kind === 'answered') {
      if (!isConnected) onConnected();
      isConnected = true;
      hasBeenConnected = true;
      failures = 0;
      onEnded(answer.data.endedAttempts);
      onSuspended(answer.data.attemptsToSuspend ?? []);
    } else {
      if (failures % failuresPerReport === 0) onLost(answer.reason, failures === 0 && !hasBeenConnected);
      isConnected = false;
      failures += 1;
    }
    await pause(failures === 0 ? intervalMs : retryPauseMs(failures), signal);
  }
  return 'stopped';
}
