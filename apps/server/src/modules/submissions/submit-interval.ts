/**
 * How this works: one submission, and one test run, per user and interval. What counts is what was accepted: a refused call
 * does not start the interval. Hence it is looked at first, and begun in the transaction that accepts; of two calls at once
 * the later one waits there for the earlier, finds the interval begun, and takes back all it did.
 */
import type { Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import { countEvent, readEventCounts } from '../../platform/event-counters.ts';

export type IntervalKind = 'submit' | 'test-run';

export interface Interval {
  kind: IntervalKind;
  userId: string;
  /** Zero: no limit. */
  seconds: number;
  now: Date;
}

const keyOf = ({ kind, userId }: Interval) => `interval:${kind}:${userId}`;

export async function checkInterval(database: Queryable, interval: Interval) {
  if (interval.seconds <= 0) return;
  const counts = await readEventCounts(database, [keyOf(interval)], interval.now);
  const begun = counts.get(keyOf(interval));
  if (begun !== undefined) throw tooSoon(interval, begun.windowEndsAt);
}

export async function beginInterval(transaction: Queryable, interval: Interval) {
  if (interval.seconds <= 0) return;
  const { count, windowEndsAt } = await countEvent(transaction, {
    key: keyOf(interval),
    windowSeconds: interval.seconds,
    now: interval.now,
  });
  if (count > 1) throw tooSoon(interval, windowEndsAt);
}

function tooSoon({ kind, now }: Interval, endsAt: Date) {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  return kind === 'submit'
    ? callError('submitTooSoon', { seconds })
    : callError('testRunTooSoon', { seconds });
}
