/**
 * How this works
 *
 * One worker waits in the main queue for slots and further ones in the extra queue, as many as cases can run in parallel. A
 * worker takes a case only when it has a slot: the main worker can always take a waiting case, so other submissions may delay
 * this one but never starve a part of it. When all cases are done, workers that still wait are cancelled. A case that gives its
 * slot to a contest is put back, and runs again from its beginning. Work that is to be suspended ends when its running cases are
 * done, but never without having finished one: so it always comes to an end.
 *
 * When the sandbox fails or a file has vanished, the case runs once more in another slot; if it fails again the machine is at fault,
 * and all of the work ends with that error. Results are passed on as they come; the final result has the order of the cases.
 */
import type { JudgingCase } from '@touchstone/contract/judge-messages';
import type { Slot } from '@touchstone/sandbox';
import { interrupted } from '../slots/run-in-slot.ts';
import type { SlotPool, SlotQueue } from '../slots/slot-pool.ts';
import type { CaseChains } from './case-chains.ts';
import { mayPassOnRetry } from './failure.ts';
import { createWorkSignal } from './work-signal.ts';

export interface CasesRun {
  readonly slots: SlotPool;
  readonly chains: CaseChains;
  readonly signal: AbortSignal;
  readonly suspending?: AbortSignal | undefined;
  /** Says whether to skip the rest of the chain. Throws what `mayPassOnRetry` says. */
  readonly judge: (
    slot: Slot,
    judged: JudgingCase,
    signal: AbortSignal,
  ) => Promise<{ readonly shouldSkipRest: boolean }>;
  readonly prepareRetry: (judged: JudgingCase) => Promise<void>;
  readonly skip: (skipped: JudgingCase) => void;
}

/** Says whether all cases are done; otherwise they were suspended. */
export async function runCases(run: CasesRun): Promise<boolean> {
  const { slots, chains } = run;
  const ended = new AbortController();
  const signal = AbortSignal.any([run.signal, ended.signal]);
  const finished = createWorkSignal();
  let isOneDone = false;
  const suspendIfAsked = (): void => {
    if (isOneDone && run.suspending?.aborted === true) ended.abort(calledOff);
  };
  run.suspending?.addEventListener('abort', suspendIfAsked, { once: true });
  const onDone = (): void => {
    isOneDone = true;
    suspendIfAsked();
  };
  const work = async (queue: SlotQueue): Promise<void> => {
    try {
      while (!chains.isDone) {
        signal.throwIfAborted();
        const notified = finished.next();
        if (await runNext({ ...run, onDone }, queue, signal)) finished.notify();
        else await notified;
      }
      ended.abort(calledOff);
    } catch (error) {
      ended.abort(error);
      throw error;
    } finally {
      finished.notify();
    }
  };
  const extraWorkers = Math.min(slots.size, chains.width) - 1;
  const results = await Promise.allSettled([
    work('main'),
    ...Array.from({ length: Math.max(0, extraWorkers) }, () => work('extra')),
  ]);
  const failed = results.find((result) => result.status === 'rejected' && result.reason !== calledOff);
  if (failed?.status === 'rejected') throw failed.reason;
  return chains.isDone;
}

const calledOff = new Error('No other case begins.');

/** Runs one case; false when none can run now, since those before it in their chains are still running. */
async function runNext(
  run: CasesRun & { readonly onDone: () => void },
  queue: SlotQueue,
  signal: AbortSignal,
): Promise<boolean> {
  const { slots, chains } = run;
  let judged: JudgingCase | undefined;
  let tried: Slot | undefined;
  const interrupting = new AbortController();
  const onInterrupt = () => interrupting.abort(interrupted);
  const finish = (taken: JudgingCase, { shouldSkipRest }: { readonly shouldSkipRest: boolean }): void => {
    chains.finish(taken, shouldSkipRest).forEach(run.skip);
    run.onDone();
  };
  try {
    await slots.use({ queue, signal, onInterrupt }, async (slot) => {
      tried = slot;
      judged = chains.take();
      const ending = AbortSignal.any([run.signal, interrupting.signal]);
      if (judged !== undefined) finish(judged, await run.judge(slot, judged, ending));
    });
  } catch (error) {
    if (error === interrupted && judged !== undefined) {
      chains.putBack(judged);
      return true;
    }
    if (!mayPassOnRetry(error) || judged === undefined) throw error;
    finish(judged, await tryAgain(run, judged, tried));
  }
  return judged !== undefined;
}

async function tryAgain(run: CasesRun, judged: JudgingCase, avoid: Slot | undefined) {
  // Before a slot is taken, since it may have to wait for the network.
  await run.prepareRetry(judged);
  return run.slots.use({ queue: 'main', signal: run.signal, avoid }, (slot) =>
    run.judge(slot, judged, run.signal),
  );
}
