/**
 * How this works
 *
 * Results of cases are sent in batches: the first after a short delay, the next when the server has accepted the one before
 * and a pause has passed. Judging does not wait for it, and a submission that is done before the first batch is due sends
 * none. Messages of cases are truncated here; the final result contains them in full.
 */
import type { CaseResult, TaskProgress } from '@touchstone/contract/judge-messages';
import { callGateway, type Gateway } from './call-gateway.ts';
import { pause } from './pause.ts';

const firstPauseMs = 80;
const laterPauseMs = 150;
const requestLimitMs = 10_000;
const longestMessage = 1024;

export interface ProgressInput {
  readonly gateway: Gateway;
  readonly attemptId: string;
  /** The attempt is over, one way or the other. */
  readonly signal: AbortSignal;
  /** The server says that the attempt is not the current one. */
  readonly onEnded: () => void;
}

export interface ProgressReport {
  readonly judging: () => void;
  readonly addCase: (result: CaseResult) => void;
}

export function reportProgress({ gateway, attemptId, signal, onEnded }: ProgressInput): ProgressReport {
  let unsent: CaseResult[] = [];
  let stage: TaskProgress['stage'] = 'compiling';
  let isDirty = false;
  let isSending = false;

  const send = async (): Promise<void> => {
    const cases = unsent;
    unsent = [];
    isDirty = false;
    const body = { attemptId, stage, cases };
    const answer = await callGateway(gateway, 'progress', { body, signal, limitMs: requestLimitMs });
    if (answer.kind === 'answered') {
      if (!answer.data.isCurrent) onEnded();
    } else if (answer.kind === 'failed') {
      unsent = [...cases, ...unsent];
      isDirty = true;
    }
  };

  const sendWhileDirty = async (): Promise<void> => {
    await pause(firstPauseMs, signal);
    for (;;) {
      if (!isDirty || signal.aborted) break;
      await send();
      await pause(laterPauseMs, signal);
    }
    isSending = false;
  };

  const change = (): void => {
    isDirty = true;
    if (isSending || signal.aborted) return;
    isSending = true;
    void sendWhileDirty();
  };

  return {
    judging: () => {
      stage = 'judging';
      change();
    },
    addCase: (result) => {
      unsent.push({ ...result, message: result.message?.slice(0, longestMessage) ?? null });
      change();
    },
  };
}
