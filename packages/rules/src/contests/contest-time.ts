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

export interface SealRule extends ContestTimes {
  /** Null if the scoreboard is never frozen. */
  readonly sealedFromMs: number | null;
  /** Whether the freeze is lifted automatically at the end of the contest. */
  readonly isUnsealedAtEnd: boolean;
}

/** Whether the scoreboard is frozen for viewers who do not administer the contest. */
export function isSealedAt({ sealedFromMs, endMs, isUnsealedAtEnd }: SealRule, nowMs: number): boolean {
  if (sealedFromMs === null || nowMs < sealedFromMs) return false;
  return nowMs < endMs || !isUnsealedAtEnd;
}

/** Whether final results are public: the contest is over and its scoreboard is not frozen. */
export const areResultsOpen = (contest: SealRule, nowMs: number): boolean =>
  stageAt(contest, nowMs) === 'ended' && !isSealedAt(contest, nowMs);

/** Choices of the form: the last half hour, the last hour, or the whole contest. */
export const sealChoices = ['half-hour', 'hour', 'whole'] as const;
export type SealChoice = (typeof sealChoices)[number];

const sealedSeconds = { 'half-hour': 1800, hour: 3600 } as const;

export const canSeal = (choice: SealChoice, durationSeconds: number) =>
  choice === 'whole' || durationSeconds >= sealedSeconds[choice];

/** The default when the freeze is switched on. */
export function defaultSealChoice(scoring: 'acm' | 'oi', durationSeconds: number): SealChoice {
  return scoring === 'acm' && durationSeconds >= sealedSeconds.hour ? 'hour' : 'whole';
}

export function sealedFrom(choice: SealChoice, { startMs, endMs }: ContestTimes): number {
  return choice === 'whole' ? startMs : endMs - sealedSeconds[choice] * 1000;
}

/** The choice that yields a stored time, or undefined. */
export const sealChoiceOf = (sealedFromMs: number, times: ContestTimes): SealChoice | undefined =>
  sealChoices.find((choice) => sealedFrom(choice, times) === sealedFromMs);
