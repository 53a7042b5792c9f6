/**
 * The entries of the event feed, in order, compacted to one entry per object.
 *
 * How this works: each object has one entry, which holds its current state or its removal. A change removes the
 * previous entry of the object and appends a new one with the next number. A client that has received all entries up to
 * a number, and then receives every later entry, has the current state of each object. Two changes in between arrive as
 * one. The log grows with the number of objects, not with the number of changes.
 */
import { countBefore } from '../binary-search.ts';

export interface LogEntry {
  readonly type: string;
  readonly id: string;
  readonly number: number;
  readonly isGone: boolean;
  /** The serialized object where it is stored, or its last text. Other objects are serialized on demand. */
  readonly text: string | undefined;
}

interface Slot extends LogEntry {
  isReplaced: boolean;
}

export interface ObjectLog {
  /** Returns whether anything changed. Without a text the object counts as changed. */
  readonly put: (type: string, id: string, text?: string) => boolean;
  /** Does nothing if the object does not exist. */
  readonly remove: (type: string, id: string) => boolean;
  readonly find: (type: string, id: string) => LogEntry | undefined;
  /** Existing objects, in the order of their last change. */
  readonly list: (type: string) => Iterable<LogEntry>;
  /** Returns the next entries after a number, at most as many as asked for. */
  readonly since: (number: number, most: number) => LogEntry[];
  /** The number of the last change; 0 before the first. */
  readonly last: () => number;
}

/** Compacts when replaced slots outnumber the live ones. */
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
    // Delete first: a Map keeps the position of an existing key.
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
