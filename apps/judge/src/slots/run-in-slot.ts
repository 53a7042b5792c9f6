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
