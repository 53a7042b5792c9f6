import { SandboxError } from '@touchstone/sandbox';
import type { SlotPool, SlotShare } from './slot-pool.ts';

/** For how long a task has had slots, all together. */
export interface UsedTime {
  readonly usedMs: number;
  /** Returns what ends it. */
  begin(): () => void;
}

/** `earlierMs`: what earlier attempts had. */
export function createUsedTime(earlierMs = 0): UsedTime {
  let endedMs = earlierMs;
  let runningCount = 0;
  let sumOfBegins = 0;
  return {
    get usedMs() {
      return Math.round(endedMs + runningCount * performance.now() - sumOfBegins);
    },
    begin() {
      const beganAt = performance.now();
      runningCount += 1;
      sumOfBegins += beganAt;
      return () => {
        runningCount -= 1;
        sumOfBegins -= beganAt;
        endedMs += performance.now() - beganAt;
      };
    },
  };
}

/**
 * The same slots for one task, which gets them by what it has used. Failures of the sandbox are reported with the messages of its
 * helper: the work is tried once more elsewhere, and usually succeeds, so nothing else would show them.
 */
export function taskSlots(
  slots: SlotPool,
  { isInContest, used }: { readonly isInContest: boolean; readonly used: UsedTime },
  onFailure: (error: SandboxError, slotIndex: number) => void,
): SlotPool {
  const share: SlotShare = {
    isInContest,
    get usedMs() {
      return used.usedMs;
    },
  };
  return {
    size: slots.size,
    get busy() {
      return slots.busy;
    },
    use: (how, work) =>
      slots.use({ ...how, share }, async (slot) => {
        const end = used.begin();
        try {
          return await work(slot);
        } catch (error) {
          if (error instanceof SandboxError) onFailure(error, slot.index);
          throw error;
        } finally {
          end();
        }
      }),
  };
}
