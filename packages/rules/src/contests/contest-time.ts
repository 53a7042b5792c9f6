/** Where a contest stands by the clock, and when its board is sealed. Times are in milliseconds since the epoch. */

export interface ContestTimes {
  readonly startMs: number;
  readonly endMs: number;
}

export type ContestStage = 'scheduled' | 'running' | 'ended';

/** How the wire numbers them. */
export const stageCodes = { scheduled: -1, running: 0, ended: 1 } as const;

/** The first moment of the contest belongs to it, the moment of its end does not. */
export function stageAt({ startMs, endMs }: ContestTimes, nowMs: number): ContestStage {
  if (nowMs < startMs) return 'scheduled';
  return nowMs < endMs ? 'running' : 'ended';
}

/** Whole seconds since the start; what came before counts as the start. */
export const contestSecond = ({ startMs }: ContestTimes, submittedMs: number) =>
  Math.max(0, Math.floor((submittedMs - startMs) / 1000));

export interface SealRule extends ContestTimes {
  /** Null where the board is never sealed. */
  readonly sealedFromMs: number | null;
  /** Whether the end of the contest lifts the seal by itself. */
  readonly isUnsealedAtEnd: boolean;
}

/** Whether the board is sealed for those who do not run the contest. */
export function isSealedAt({ sealedFromMs, endMs, isUnsealedAtEnd }: SealRule, nowMs: number): boolean {
  if (sealedFromMs === null || nowMs < sealedFromMs) return false;
  return nowMs < endMs || !isUnsealedAtEnd;
}

/** Whether anybody may be told how the contest went: it is over, and its board was opened. */
export const areResultsOpen = (contest: SealRule, nowMs: number): boolean =>
  stageAt(contest, nowMs) === 'ended' && !isSealedAt(contest, nowMs);

/** The choices of the form: half an hour before the end, an hour before it, or from the start. */
export const sealChoices = ['half-hour', 'hour', 'whole'] as const;
export type SealChoice = (typeof sealChoices)[number];

const sealedSeconds = { 'half-hour': 1800, hour: 3600 } as const;

export const canSeal = (choice: SealChoice, durationSeconds: number) =>
  choice === 'whole' || durationSeconds >= sealedSeconds[choice];

/** What is chosen when somebody turns sealing on. */
export function defaultSealChoice(scoring: 'acm' | 'oi', durationSeconds: number): SealChoice {
  return scoring === 'acm' && durationSeconds >= sealedSeconds.hour ? 'hour' : 'whole';
}

export function sealedFrom(choice: SealChoice, { startMs, endMs }: ContestTimes): number {
  return choice === 'whole' ? startMs : endMs - sealedSeconds[choice] * 1000;
}

/** The choice that a stored moment came from; undefined for one that none of them gives. */
export const sealChoiceOf = (sealedFromMs: number, times: ContestTimes): SealChoice | undefined =>
  sealChoices.find((choice) => sealedFrom(choice, times) === sealedFromMs);
