/**
 * How this works
 *
 * Long polling: the judge requests work only while it has a free place, and the server answers when there is some. The judge
 * starts the tasks and requests again at once. It requests none while its machine fails. While the server is unreachable it retries with exponential backoff. Only its
 * signal or a refusal ends the loop. A second loop does the same for the places that are kept for contests.
 */
import type { JudgeTask } from '@touchstone/contract/judge-messages';
import type { Places } from './attempts.ts';
import { callGateway, type Gateway } from './call-gateway.ts';
import type { StopReason } from './keep-heartbeat.ts';
import { pause, retryPauseMs } from './pause.ts';

/** The server answers within half a minute, with nothing if there is nothing. */
const requestLimitMs = 40_000;

export interface TakeTasksInput {
  readonly gateway: Gateway;
  readonly name: string;
  readonly instanceId: string;
  readonly homeId: string;
  readonly languages: readonly string[];
  readonly places: Places;
  /** Resolves when the machine works. */
  readonly whenReady: () => Promise<void>;
  /** The places are those for contests. */
  readonly isContestOnly: boolean;
  readonly begin: (task: JudgeTask) => void;
  readonly signal: AbortSignal;
  readonly onFailed: (reason: string) => void;
}

export async function takeTasks(input: TakeTasksInput): Promise<StopReason> {
  const { gateway, name, instanceId, homeId, places, isContestOnly, signal } = input;
  let failures = 0;
  while (!signal.aborted) {
    await input.whenReady();
    await places.whenFree();
    if (signal.aborted) break;
    const answer = await callGateway(gateway, 'next', {
      body: {
        name,
        instanceId,
        homeId,
        freeSlots: places.free,
        isContestOnly,
        languages: [...input.languages],
      },
      signal,
      limitMs: requestLimitMs,
    });
    // Tasks that arrive after the signal are not started: `leave` returns them.
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
