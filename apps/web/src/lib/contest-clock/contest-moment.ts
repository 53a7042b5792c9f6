/** The state of a contest at a moment of the server's clock. Pure: the moment is a parameter. */
import type { WireContest } from '@touchstone/contract';
import { isFrozenAt, stageAt, type ContestStage } from '@touchstone/rules/contests/contest-time';
import { parseWireDate } from '../dates.ts';

export type TimedContest = Pick<WireContest, 'startTime' | 'endTime' | 'sealRankTime' | 'autoRealRank'>;

export interface ContestTimes {
  startMs: number;
  endMs: number;
  /** Null if the scoreboard is never frozen. */
  frozenFromMs: number | null;
  isUnfrozenAtEnd: boolean;
}

export interface ContestMoment {
  stage: ContestStage;
  /** Whether the scoreboard is frozen for users who do not manage the contest. */
  isFrozen: boolean;
  /** The time of the next change of either; undefined if there is none. */
  changesAtMs: number | undefined;
}

export const timesOf = ({ startTime, endTime, sealRankTime, autoRealRank }: TimedContest): ContestTimes => ({
  startMs: parseWireDate(startTime).getTime(),
  endMs: parseWireDate(endTime).getTime(),
  frozenFromMs: sealRankTime === null ? null : parseWireDate(sealRankTime).getTime(),
  isUnfrozenAtEnd: autoRealRank ?? true,
});

export function momentOf(times: ContestTimes, nowMs: number): ContestMoment {
  const { startMs, endMs, frozenFromMs } = times;
  const turns = [startMs, frozenFromMs, endMs].filter((turn) => turn !== null && turn > nowMs);
  return {
    stage: stageAt(times, nowMs),
    isFrozen: isFrozenAt(times, nowMs),
    changesAtMs: turns.toSorted((one, other) => (one ?? 0) - (other ?? 0))[0] ?? undefined,
  };
}

/** The elapsed share of the contest, from 0 to 1. */
export function shareAt({ startMs, endMs }: ContestTimes, nowMs: number): number {
  if (endMs <= startMs) return nowMs < startMs ? 0 : 1;
  return Math.min(1, Math.max(0, (nowMs - startMs) / (endMs - startMs)));
}
