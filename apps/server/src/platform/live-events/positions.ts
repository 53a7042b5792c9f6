/**
 * Positions in the stream of changes, as clients name them in `Last-Event-ID`.
 *
 * How this works: every change that this server may send has a sequence number. A position is the number together with the epoch
 * of the process, so that a position of another server, or of this one before a restart, is recognised as unknown.
 */
import { randomBytes } from 'node:crypto';

export interface Positions {
  readonly current: () => number;
  readonly next: () => number;
  readonly format: () => string;
  /** Undefined for a position that this process did not give out. */
  readonly parse: (text: string) => number | undefined;
}

export function createPositions(epoch = randomBytes(6).toString('hex')): Positions {
  let sequence = 0;
  return {
    current: () => sequence,
    next: () => (sequence += 1),
    format: () => `${epoch}-${String(sequence)}`,
    parse: (text) => {
      const digits = text.startsWith(`${epoch}-`) ? text.slice(epoch.length + 1) : '';
      const number = /^\d{1,15}$/.test(digits) ? Number(digits) : Infinity;
      return number <= sequence ? number : undefined;
    },
  };
}
