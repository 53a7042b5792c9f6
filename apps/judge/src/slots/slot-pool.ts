/**
 * How this works
 *
 * Every run needs a slot. There are two queues: a submission waits at most once in `main`, and waits in `extra` for further
 * slots, to run its cases in parallel. A free slot serves `main` first. Within a queue, submissions of contests come before other
 * work, and of others those that have used the slots least (`compareShares` of the rules). So a submission with a thousand cases uses
 * idle slots, and delays another one by the length of one case at most.
 *
 * Work that can be repeated (`onInterrupt`) gives its slot to a contest that waits for one, as soon as it has had it for a moment:
 * short work ends by itself sooner. The next case of a contest gets the slot of the one before. While contests keep all slots busy,
 * other work gets every fourth turn, and work that has used much every sixteenth.
 *
 * A caller has a slot for one run of one program (or a program and its checker). The pool always gets it back.
 */
import { sliceMs } from '@touchstone/rules/judging/queue-order';
import { compareShares, type SlotShare } from '@touchstone/rules/judging/slot-order';
import type { Slot } from '@touchstone/sandbox';

export type { SlotShare };
export type SlotQueue = 'main' | 'extra';

export interface SlotUse {
  readonly queue: SlotQueue;
  /** Leaves the queue; the promise then rejects with the signal's reason. Work that has a slot must end by itself. */
  readonly signal?: AbortSignal | undefined;
  /** Another slot than this one, where there is another. */
  readonly avoid?: Slot | undefined;
  /** Of the task. Work of the judge itself has none, and comes as work that has used nothing. */
  readonly share?: SlotShare | undefined;
  /** The work can end at once and be done again. */
  readonly onInterrupt?: (() => void) | undefined;
}

export interface SlotPool {
  readonly size: number;
  readonly busy: number;
  use<Result>(how: SlotUse, work: (slot: Slot) => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly share: SlotShare;
  readonly avoid: Slot | undefined;
  readonly take: (slot: Slot) => void;
}

interface Running {
  readonly beganAt: number;
  /** Undefined: it must end by itself, or has been told. */
  interrupt: (() => void) | undefined;
}

const noShare: SlotShare = { isInContest: false, usedMs: 0 };
/** Other work keeps its slot for so long while a contest waits. */
const interruptAfterMs = 500;
const turnsPerOther = { usual: 4, heavy: 16 } as const;

export function createSlotPool(slots: readonly Slot[]): SlotPool {
  const idle = [...slots];
  const waiting: Record<SlotQueue, Waiting[]> = { main: [], extra: [] };
  const interruptible = new Set<Running>();
  let interruptTimer: NodeJS.Timeout | undefined;
  let contestTurns = 0;

  function serve(): void {
    for (const queue of [waiting.main, waiting.extra]) {
      while (idle.length > 0) {
        const next = findNext(queue.filter(({ avoid }) => idle.some((slot) => mayTake(slot, avoid))));
        if (next === undefined) break;
        queue.splice(queue.indexOf(next), 1);
        const at = idle.findIndex((slot) => mayTake(slot, next.avoid));
        next.take(...(idle.splice(at, 1) as [Slot]));
      }
    }
    interruptForContests();
  }
  const mayTake = (slot: Slot, avoid: Slot | undefined) => slot !== avoid || slots.length === 1;

  function findNext(candidates: readonly Waiting[]): Waiting | undefined {
    const [first] = candidates.toSorted((one, other) => compareShares(one.share, other.share));
    if (first?.share.isInContest !== true) return first;
    const [other] = candidates
      .filter(({ share }) => !share.isInContest)
      .toSorted((one, another) => compareShares(one.share, another.share));
    if (other === undefined) return first;
    contestTurns += 1;
    return contestTurns % turnsPerOther[other.share.usedMs < sliceMs ? 'usual' : 'heavy'] === 0
      ? other
      : first;
  }

  function interruptForContests(): void {
    clearTimeout(interruptTimer);
    interruptTimer = undefined;
    const wanted = waiting.main.filter(({ share }) => share.isInContest).length;
    const told = [...interruptible].filter(({ interrupt }) => interrupt === undefined).length;
    const oldest = [...interruptible]
      .filter(({ interrupt }) => interrupt !== undefined)
      .toSorted((one, other) => one.beganAt - other.beganAt)
      .slice(0, Math.max(0, wanted - told));
    for (const running of oldest) {
      const leftMs = running.beganAt + interruptAfterMs - performance.now();
      if (leftMs > 0) {
        interruptTimer ??= setTimeout(interruptForContests, Math.ceil(leftMs));
        continue;
      }
      running.interrupt?.();
      running.interrupt = undefined;
    }
  }

  function acquire({ queue, signal, avoid, share = noShare }: SlotUse): Promise<Slot> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    const leave = (): void => {
      waiting[queue].splice(waiting[queue].indexOf(place), 1);
      reject(signal?.reason as Error);
    };
    const place: Waiting = {
      share,
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
      const running: Running = { beganAt: performance.now(), interrupt: how.onInterrupt };
      if (how.onInterrupt !== undefined && how.share?.isInContest !== true) {
        interruptible.add(running);
        interruptForContests();
      }
      try {
        return await work(slot);
      } finally {
        interruptible.delete(running);
        idle.push(slot);
        // The contest asks for a slot again before others get this one.
        if (how.share?.isInContest === true) setImmediate(serve);
        else serve();
      }
    },
  };
}
