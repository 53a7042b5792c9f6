/**
 * The clock of the server, kept by the browser.
 *
 * How this works: every answer about a contest carries the server's time. What runs on from there is the browser's count of
 * milliseconds since the page was opened: it does not jump when somebody sets the clock of the computer, and the computer's
 * own time is never asked for. On some systems that count stands still while the computer sleeps. Nobody can tell a sleep
 * from a clock that was set, but both make the two run apart: then the server is asked again (`use-fresh-clock.ts`).
 */
export interface ServerClock {
  serverMs: number;
  /** What the browser's count was then. */
  countMs: number;
  /** By how much this may be wrong, to either side. */
  uncertaintyMs: number;
}

interface Reading {
  serverMs: number;
  askedAtMs: number;
  answeredAtMs: number;
}

/** The server read its clock somewhere between question and answer: half way is the best guess. */
export const setClock = ({ serverMs, askedAtMs, answeredAtMs }: Reading): ServerClock => ({
  serverMs,
  countMs: (askedAtMs + answeredAtMs) / 2,
  uncertaintyMs: (answeredAtMs - askedAtMs) / 2,
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
export const haveRunApart = (before: ComputerTimes, after: ComputerTimes): boolean =>
  Math.abs(after.wallMs - before.wallMs - (after.countMs - before.countMs)) > toleratedMs;
