/**
 * Valid times of a contest and of its scoreboard freeze. A running contest may be extended or end early. A change is
 * refused if it would change the time of existing submissions or move some of them after the end.
 */
import type { ContestFormError } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import {
  defaultFreezeChoice,
  freezeChoiceOf,
  freezeChoices,
  frozenFrom,
  isFreezeTime,
  type ContestTimes,
} from './contest-time.ts';

export interface StoredTimes extends ContestTimes {
  readonly frozenFromMs: number | null;
  readonly hasSubmissions: boolean;
  readonly nowMs: number;
}

interface TypedTimes extends ContestTimes {
  readonly frozenFromMs: number | null;
}

/** Many forms send whole seconds: a time within the second of the stored time means the stored time. */
const orStored = (typedMs: number, storedMs: number | undefined) =>
  storedMs !== undefined && Math.floor(typedMs / 1000) === Math.floor(storedMs / 1000) ? storedMs : typedMs;

/** A contest lasts whole seconds: scoreboards count in seconds, and are then exact at the end and at the freeze. */
export function decideTimes(typed: ContestTimes, stored?: ContestTimes): ContestTimes {
  const startMs = orStored(Math.floor(typed.startMs), stored?.startMs);
  const endMs = orStored(Math.floor(typed.endMs), stored?.endMs);
  const isAsStored = startMs === stored?.startMs && endMs === stored.endMs;
  if (isAsStored || !isStorable(startMs)) return { startMs, endMs };
  return { startMs, endMs: startMs + Math.round((endMs - startMs) / 1000) * 1000 };
}

const isStorable = (ms: number) => Number.isFinite(ms) && ms >= 0 && ms <= contestLimits.lastMomentMs;

export function findTimeErrors(typed: TypedTimes, stored?: StoredTimes): ContestFormError[] {
  const { startMs, endMs } = typed;
  const unkeepable: ContestFormError[] = [
    ...(isStorable(startMs) ? [] : [{ field: 'startTime', reason: 'outOfTime' } as const]),
    ...(isStorable(endMs) ? [] : [{ field: 'endTime', reason: 'outOfTime' } as const]),
  ];
  if (unkeepable.length > 0) return unkeepable;
  if (endMs <= startMs) return [{ field: 'endTime', reason: 'endNotAfterStart' }];
  return [...findMoveErrors(typed, stored), ...findFreezeErrors(typed)];
}

function findMoveErrors({ startMs, endMs }: TypedTimes, stored?: StoredTimes): ContestFormError[] {
  if (stored?.hasSubmissions !== true || stored.nowMs < stored.startMs) return [];
  if (startMs !== stored.startMs) return [{ field: 'startTime', reason: 'startFixed' }];
  // Forms send whole seconds: "end now" means the current second.
  const earliestMs = Math.min(Math.floor(stored.nowMs / 1000) * 1000, stored.endMs);
  return endMs < earliestMs ? [{ field: 'endTime', reason: 'endInPast' }] : [];
}

const findFreezeErrors = ({ frozenFromMs, ...times }: TypedTimes): ContestFormError[] =>
  frozenFromMs === null || isFreezeTime(frozenFromMs, times)
    ? []
    : [{ field: 'sealRankTime', reason: 'sealMoment' }];

/** Maps a time in whole seconds to the choice it means; other times stay unchanged. */
const toChoice = (typedMs: number, times: ContestTimes) =>
  freezeChoices
    .map((choice) => frozenFrom(choice, times))
    .find((choiceMs) => Math.abs(choiceMs - typedMs) < 1000) ?? typedMs;

interface FreezeRequest {
  readonly isFrozen: boolean;
  /** Undefined if the request does not say. */
  readonly typedMs: number | undefined;
  readonly times: ContestTimes;
  readonly scoring: 'acm' | 'oi';
  readonly stored?: (ContestTimes & { readonly frozenFromMs: number | null }) | undefined;
}

/**
 * The time at which the scoreboard freezes, or null. A freeze half an hour before the end moves with the end, unless
 * the request gives a time within the contest.
 */
export function decideFrozenFrom({
  isFrozen,
  typedMs,
  times,
  scoring,
  stored,
}: FreezeRequest): number | null {
  if (!isFrozen) return null;
  const before = stored?.frozenFromMs ?? undefined;
  const typed = typedMs === undefined ? undefined : orStored(typedMs, before);
  if (typed !== undefined && typed !== before) return toChoice(typed, times);
  if (typed !== undefined && isFreezeTime(typed, times)) return typed;
  if (stored === undefined || before === undefined)
    return frozenFrom(defaultFreezeChoice(scoring, (times.endMs - times.startMs) / 1000), times);
  const choice = freezeChoiceOf(before, stored);
  return choice === undefined ? before : frozenFrom(choice, times);
}
