/**
 * How this works
 *
 * Long polling beside that for work: the server answers when attempts in progress are over for it, so that a cancelled submission
 * stops at once. What is missed here, the next report or heartbeat tells. A server of an earlier release does not know the call.
 */
import type { Attempts } from './attempts.ts';
import { callGateway, type Gateway } from './call-gateway.ts';
import { pause, retryPauseMs } from './pause.ts';

const requestLimitMs = 40_000;

export async function watchAttempts({
  gateway,
  name,
  instanceId,
  attempts,
  signal,
}: {
  readonly gateway: Gateway;
  readonly name: string;
  readonly instanceId: string;
  readonly attempts: Pick<Attempts, 'ids' | 'end'>;
  readonly signal: AbortSignal;
}): Promise<'stopped'> {
  let failures = 0;
  while (!signal.aborted) {
    const body = { name, instanceId, attempts: [...attempts.ids] };
    const answer = await callGateway(gateway, 'watch', { body, signal, limitMs: requestLimitMs });
    if (signal.aborted) break;
    if (answer.kind === 'answered') {
      failures = 0;
      attempts.end(answer.data.endedAttempts);
    } else {
      failures += 1;
      await pause(retryPauseMs(failures), signal);
    }
  }
  return 'stopped';
}
