import { SandboxError, type Slot } from '@touchstone/sandbox';
import type { SlotPool, SlotUse } from './slot-pool.ts';

/** A sandbox that fails is given up for this work: it is tried once more, in another slot where there is one. */
export async function runInSlot<Result>(
  slots: SlotPool,
  how: SlotUse,
  work: (slot: Slot) => Promise<Result>,
): Promise<Result> {
  let tried: Slot | undefined;
  try {
    return await slots.use(how, (slot) => {
      tried = slot;
      return work(slot);
    });
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error;
    return slots.use({ ...how, avoid: tried }, work);
  }
}

/** What `runInterruptibly` and the cases of a submission throw inside when their slot is wanted. */
export const interrupted = new Error('A contest needs the slot.');

/** Gives the slot to a contest that waits, and does the work again from its beginning. */
export async function runInterruptibly<Result>(
  slots: SlotPool,
  how: SlotUse & { readonly signal: AbortSignal },
  work: (slot: Slot, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const interrupting = new AbortController();
    const onInterrupt = () => interrupting.abort(interrupted);
    const signal = AbortSignal.any([how.signal, interrupting.signal]);
    try {
      return await runInSlot(slots, { ...how, onInterrupt }, (slot) => work(slot, signal));
    } catch (error) {
      if (error !== interrupted) throw error;
    }
  }
}
