/**
 * How this works
 *
 * The judge asks for work only while it has a free place, and then waits at the server until there is some. What comes is
 * begun without waiting for it, and the judge asks again at once. While the server is away it tries again with a growing
 * pause; nothing else stops the loop but its signal, or a refusal.
 */
import type { JudgeTask } from '@touchstone/contract/judge-messages';
import { callGateway, type Gateway } from './call-gateway.ts';
import type { StopReason } from './keep-heartbeat.ts';
import { pause, retryPauseMs } from './pause.ts';

/** The server answers within half a minute, with nothing if there is nothing. */
const requestLimitMs = 40_000;

export interface TakeTasksInput {
  readonly gateway: Gateway;
  readonly name: string;
  readonly instanceId: string;
  readonly languages: readonly string[];
  readonly places: { readonly free: number; whenFree(): Promise<void> };
  readonly begin: (task: JudgeTask) => void;
  readonly signal: AbortSignal;
  readonly onFailed: (reason: string) => void;
}

export async function takeTasks(input: TakeTasksInput): Promise<StopReason> {
  const { gateway, name, instanceId, places, signal } = input;
  let failures = 0;
  while (!signal.aborted) {
    await places.whenFree();
    if (signal.aborted) break;
    const answer = await callGateway(gateway, 'next', {
      body: { name, instanceId, freeSlots: places.free, languages: [...input.languages] },
      signal,
      limitMs: requestLimitMs,
    });
    // What arrived after the signal is not begun: leaving gives it back.
    if (signal.aborted) break;
    if (answer.kind === 'refused') return { refused: answer.reason };
    if (answer.kind === 'answered') {
      failures = 0;
      for (const task of answer.data.tasks) input.begin(task);
    } else {
      failures += 1;
      input.onFailed(answer.reason);
      await pause(retryPauseMs(failures), signal);
    }
  }
  return 'stopped';
}
