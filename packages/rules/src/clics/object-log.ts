/**
 * What a follower of the event feed has to be told, in order, kept as short as it can be.
 *
 * How this works: the log holds one entry per object: that it is as it is now, or that it is gone. Changing an object takes
 * its former entry out and puts a new one at the end, with the next number. So whoever has been told everything up to a
 * number, and is then told every entry after it, knows each object as it is; what changed twice in between is told once. The
 * log grows with the number of objects and not with the number of changes.
 */
import { countBefore } from '../binary-search.ts';

export interface LogEntry {
  readonly type: string;
  readonly id: string;
  readonly number: number;
  readonly isGone: boolean;
  /** The object as text, where it is kept, or as it last was; others are written when somebody asks. */
  readonly text: string | undefined;
}

interface Slot extends LogEntry {
  isReplaced: boolean;
}

export interface ObjectLog {
  /** Answers whether anything changed. Without a text the object counts as changed. */
  readonly put: (type: string, id: string, text?: string) => boolean;
  /** Does nothing where there is no such object. */
  readonly remove: (type: string, id: string) => boolean;
  readonly find: (type: string, id: string) => LogEntry | undefined;
  /** Those that are there, in the order in which they came or last changed. */
  readonly list: (type: string) => Iterable<LogEntry>;
  /** At most so many entries after a number. */
  readonly since: (number: number, most: number) => LogEntry[];
  /** The number of the last change; 0 before the first. */
  readonly last: () => number;
}

/** Replaced slots are cleared away when they are more than the others. */
const fewestSlotsToClear = 1024;

export function createObjectLog(): ObjectLog {
  let slots: Slot[] = [];
  let last = 0;
  const byType = new Map<string, Map<string, Slot>>();
  let size = 0;

  const ofType = (type: string) => {
    const known = byType.get(type) ?? new Map<string, Slot>();
    byType.set(type, known);
    return known;
  };

  const append = (change: { type: string; id: string; isGone: boolean; text: string | undefined }) => {
    const places = ofType(change.type);
    const former = places.get(change.id);
    if (former === undefined) size += 1;
    else former.isReplaced = true;
    last += 1;
    const slot: Slot = { ...change, number: last, isReplaced: false };
    // Taken out first, so that it comes last.
    places.delete(change.id);
    places.set(change.id, slot);
    slots.push(slot);
    if (slots.length > Math.max(fewestSlotsToClear, 2 * size))
      slots = slots.filter(({ isReplaced }) => !isReplaced);
  };

  const firstAfter = (number: number) => countBefore(slots, (slot) => slot.number <= number);

  return {
    put: (type, id, text) => {
      const former = byType.get(type)?.get(id);
      if (text !== undefined && former?.isGone === false && former.text === text) return false;
      append({ type, id, isGone: false, text });
      return true;
    },
    remove: (type, id) => {
      const former = byType.get(type)?.get(id);
      if (former === undefined || former.isGone) return false;
      append({ type, id, isGone: true, text: former.text });
      return true;
    },
    find: (type, id) => {
      const slot = byType.get(type)?.get(id);
      return slot?.isGone === false ? slot : undefined;
    },
    *list(type) {
      for (const slot of byType.get(type)?.values() ?? []) if (!slot.isGone) yield slot;
    },
    since: (number, most) => {
      const found: LogEntry[] = [];
      for (let place = firstAfter(number); place < slots.length && found.length < most; place += 1) {
        const slot = slots[place];
        if (slot !== undefined && !slot.isReplaced) found.push(slot);
      }
      return found;
    },
    last: () => last,
  };
}
