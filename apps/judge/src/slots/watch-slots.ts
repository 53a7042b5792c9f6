import { SandboxError } from '@touchstone/sandbox';
import type { SlotPool } from './slot-pool.ts';

/**
 * The same slots for one task. Failures of the sandbox are reported with the messages of its helper: the work is tried once
 * more elsewhere, and usually succeeds, so nothing else would show them.
 */
export const watchSlots = (
  slots: SlotPool,
  onFailure: (error: SandboxError, slotIndex: number) => void,
): SlotPool => ({
  size: slots.size,
  get busy() {
    return slots.busy;
  },
  use: (how, work) =>
    slots.use(how, async (slot) => {
      try {
        return await work(slot);
      } catch (error) {
        if (error instanceof SandboxError) onFailure(error, slot.index);
        throw error;
      }
    }),
});
