/** The stage of a contest at a given time, and when its scoreboard is frozen. Times are in milliseconds since the epoch. */

export interface ContestTimes {
  readonly startMs: number;
  readonly endMs: number;
}

export type ContestStage = 'scheduled' | 'running' | 'ended';

/** Numbers on the wire. */
export const stageCodes = { scheduled: -1, running: 0, ended: 1 } as const;

/** The start belongs to the contest, the end does not. */
export function stageAt({ startMs, endMs }: ContestTimes, nowMs: number): ContestStage {
  if (nowMs < startMs) return 'scheduled';
  return nowMs < endMs ? 'running' : 'ended';
}

/** Whole seconds since the start; earlier submissions count as second 0. */
export const contestSecond = ({ startMs }: ContestTimes, submittedMs: number) =>
  Math.max(0, Math.floor((submittedMs - startMs) / 1000));

export interface FreezeRule extends ContestTimes {
  /** Null if the scoreboard is never frozen. */
  readonly frozenFromMs: number | null;
  /** Whether the freeze is lifted automatically at the end of the contest. */
  readonly isUnfrozenAtEnd: boolean;
}

/** Whether the scoreboard is frozen for viewers who do not administer the contest. */
export function isFrozenAt({ frozenFromMs, endMs, isUnfrozenAtEnd }: FreezeRule, nowMs: number): boolean {
  if (frozenFromMs === null || nowMs < frozenFromMs) return false;
  return nowMs < endMs || !isUnfrozenAtEnd;
}

/** Whether final results are public: the contest is over and its scoreboard is not frozen. */
export const areResultsOpen = (contest: FreezeRule, nowMs: number): boolean =>
  stageAt(contest, nowMs) === 'ended' && !isFrozenAt(contest, nowMs);

/** OI contestants see no results until the end, unless the organisers choose otherwise. */
export const isFrozenByDefault = (scoring: 'acm' | 'oi'): boolean => scoring === 'oi';

/** Any time within the contest; the start belongs to it. */
export const isFreezeTime = (frozenFromMs: number, { startMs, endMs }: ContestTimes): boolean =>
  frozenFromMs >= startMs && frozenFromMs < endMs;

/** Common choices of the form: the last half hour, the last hour, or the whole contest. */
export const freezeChoices = ['half-hour', 'hour', 'whole'] as const;
export type FreezeChoice = (typeof freezeChoices)[number];

const freezeSeconds = { 'half-hour': 1800, hour: 3600 } as const;

export const canFreeze = (choice: FreezeChoice, durationSeconds: number) =>
  choice === 'whole' || durationSeconds >= freezeSeconds[choice];

/** The default when the freeze is switched on: in ACM the last hour of two or more, or the last half hour. */
export function defaultFreezeChoice(scoring: 'acm' | 'oi', durationSeconds: number): FreezeChoice {
  if (scoring === 'oi') return 'whole';
  if (durationSeconds >= 2 * freezeSeconds.hour) return 'hour';
  return canFreeze('half-hour', durationSeconds) ? 'half-hour' : 'whole';
}

export function frozenFrom(choice: FreezeChoice, { startMs, endMs }: ContestTimes): number {
  return choice === 'whole' ? startMs : endMs - freezeSeconds[choice] * 1000;
}

/** The choice that yields a stored time, or undefined. */
export const freezeChoiceOf = (frozenFromMs: number, times: ContestTimes): FreezeChoice | undefined =>
  freezeChoices.find((choice) => frozenFrom(choice, times) === frozenFromMs);
