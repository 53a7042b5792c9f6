/** The last changes of a topic, for clients that resume. Bounded: the oldest are dropped. */
export interface Buffered<Entry> {
  readonly sequence: number;
  readonly entry: Entry;
}

export interface ReplayBuffer<Entry> {
  readonly add: (sequence: number, entry: Entry) => void;
  /** What came after a sequence number; undefined where some of it is not here any more. */
  readonly since: (sequence: number) => readonly Buffered<Entry>[] | undefined;
  /** Changes up to this number were lost: no client that stands before it can resume. */
  readonly invalidate: (sequence: number) => void;
}

export function createReplayBuffer<Entry>(maxEntries: number): ReplayBuffer<Entry> {
  const entries: Buffered<Entry>[] = [];
  let completeAfter = 0;
  return {
    add: (sequence, entry) => {
      entries.push({ sequence, entry });
      const dropped = entries.length > maxEntries ? entries.shift() : undefined;
      if (dropped !== undefined) completeAfter = dropped.sequence;
    },
    since: (sequence) =>
      sequence < completeAfter ? undefined : entries.filter((buffered) => buffered.sequence > sequence),
    invalidate: (sequence) => {
      entries.length = 0;
      completeAfter = sequence;
    },
  };
}
