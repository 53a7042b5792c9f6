/**
 * How this works
 *
 * Every run needs a slot. There are two first-in-first-out queues: a submission waits at most once in `main`, and waits in
 * `extra` for further slots, to run its cases in parallel. A free slot serves `main` first. So a submission with a thousand
 * cases uses idle slots, and delays another one by the length of one case at most.
 *
 * A caller has a slot for one run of one program (or a program and its checker). The pool always gets it back.
 */
import type { Slot } from '@touchstone/sandbox';

export type SlotQueue = 'main' | 'extra';

export interface SlotUse {
  readonly queue: SlotQueue;
  /** Leaves the queue; the promise then rejects with the signal's reason. Work that has a slot must end by itself. */
  readonly signal?: AbortSignal | undefined;
  /** Another slot than this one, where there is another. */
  readonly avoid?: Slot | undefined;
}

export interface SlotPool {
  readonly size: number;
  readonly busy: number;
  use<Result>(how: SlotUse, work: (slot: Slot) => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly avoid: Slot | undefined;
  readonly take: (slot: Slot) => void;
}

export function createSlotPool(slots: readonly Slot[]): SlotPool {
  const idle = [...slots];
  const waiting: Record<SlotQueue, Waiting[]> = { main: [], extra: [] };

  function serve(): void {
    for (const queue of [waiting.main, waiting.extra]) {
      while (idle.length > 0) {
        const index = queue.findIndex(({ avoid }) => idle.some((slot) => mayTake(slot, avoid)));
        const next = queue[index];
        if (next === undefined) break;
        queue.splice(index, 1);
        const at = idle.findIndex((slot) => mayTake(slot, next.avoid));
        next.take(...(idle.splice(at, 1) as [Slot]));
      }
    }
  }
  const mayTake = (slot: Slot, avoid: Slot | undefined) => slot !== avoid || slots.length === 1;

  function acquire({ queue, signal, avoid }: SlotUse): Promise<Slot> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const leave = (): void => {
      waiting[queue].splice(waiting[queue].indexOf(place), 1);
      reject(signal?.reason as Error);
    };
    const place: Waiting = {
      avoid,
      take: (slot) => {
        signal?.removeEventListener('abort', leave);
        resolve(slot);
      },
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting[queue].push(place);
    serve();
    return promise;
  }

  return {
    size: slots.length,
    get busy() {
      return slots.length - idle.length;
    },
    async use(how, work) {
      const slot = await acquire(how);
      try {
        return await work(slot);
      } finally {
        idle.push(slot);
        serve();
      }
    },
  };
}
