/**
 * The server's clock in the browser.
 *
 * How this works: every response about a contest carries the server's time. The browser's monotonic clock (milliseconds
 * since the page was opened) runs on from there. It does not jump when the computer's clock is set, and the computer's
 * wall clock is never used as the time. On some systems the monotonic clock stops while the computer sleeps. A sleep
 * and a clock change look the same, but both make the two clocks of the computer diverge: then the server's time is
 * fetched again (`use-fresh-clock.ts`).
 */
export interface ServerClock {
  serverMs: number;
  /** The value of the monotonic clock at that moment. */
  countMs: number;
  /** The maximum error, in either direction. */
  uncertaintyMs: number;
}

interface Reading {
  serverMs: number;
  requestedAtMs: number;
  respondedAtMs: number;
}

/** The server read its clock between request and response: halfway is the best estimate. */
export const setClock = ({ serverMs, requestedAtMs, respondedAtMs }: Reading): ServerClock => ({
  serverMs,
  countMs: (requestedAtMs + respondedAtMs) / 2,
  uncertaintyMs: (respondedAtMs - requestedAtMs) / 2,
});

export const readClock = ({ serverMs, countMs }: ServerClock, nowCountMs: number): number =>
  serverMs + nowCountMs - countMs;

/** The two clocks of the computer at one moment. */
export interface ComputerTimes {
  countMs: number;
  wallMs: number;
}

/** Clocks are corrected by small steps all the time. */
const toleratedMs = 1000;

/** Whether the computer slept in between, or its clock was set. */
export const haveDiverged = (before: ComputerTimes, after: ComputerTimes): boolean =>
  Math.abs(after.wallMs - before.wallMs - (after.countMs - before.countMs)) > toleratedMs;
