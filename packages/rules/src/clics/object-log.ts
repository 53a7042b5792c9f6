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
  /** Returns the next entries after a number, at most `limit`. */
  readonly since: (number: number, limit: number) => LogEntry[];
  /** The number of the last change; 0 before the first. */
  readonly last: () => number;
}

/** Compacts when replaced slots outnumber the live ones. */
const minSlotsToCompact = 1024;

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
    const slotsById = ofType(change.type);
    const previous = slotsById.get(change.id);
    if (previous === undefined) size += 1;
    else previous.isReplaced = true;
    last += 1;
    const slot: Slot = { ...change, number: last, isReplaced: false };
    // Delete first: a Map keeps the position of an existing key.
    slotsById.delete(change.id);
    slotsById.set(change.id, slot);
    slots.push(slot);
    if (slots.length > Math.max(minSlotsToCompact, 2 * size))
      slots = slots.filter(({ isReplaced }) => !isReplaced);
  };

  const firstAfter = (number: number) => countBefore(slots, (slot) => slot.number <= number);

  return {
    put: (type, id, text) => {
      const previous = byType.get(type)?.get(id);
      if (text !== undefined && previous?.isGone === false && previous.text === text) return false;
      append({ type, id, isGone: false, text });
      return true;
    },
    remove: (type, id) => {
      const previous = byType.get(type)?.get(id);
      if (previous === undefined || previous.isGone) return false;
      append({ type, id, isGone: true, text: previous.text });
      return true;
    },
    find: (type, id) => {
      const slot = byType.get(type)?.get(id);
      return slot?.isGone === false ? slot : undefined;
    },
    *list(type) {
      for (const slot of byType.get(type)?.values() ?? []) if (!slot.isGone) yield slot;
    },
    since: (number, limit) => {
      const found: LogEntry[] = [];
      for (let index = firstAfter(number); index < slots.length && found.length < limit; index += 1) {
        const slot = slots[index];
        if (slot !== undefined && !slot.isReplaced) found.push(slot);
      }
      return found;
    },
    last: () => last,
  };
}
