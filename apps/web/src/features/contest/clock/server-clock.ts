/**
 * The clock of the server, kept by the browser. What runs on is the browser's count of milliseconds since the page was
 * opened: it does not jump when somebody sets the clock of the computer.
 */
export interface ServerClock {
  serverMs: number;
  /** What the browser's count was then. */
  countMs: number;
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
});

export const readClock = ({ serverMs, countMs }: ServerClock, nowCountMs: number): number =>
  serverMs + nowCountMs - countMs;
