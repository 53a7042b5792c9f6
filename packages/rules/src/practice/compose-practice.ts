/**
 * Composes a practice list from the problems of a topic: a warm-up, problems of the level, problems that the user has tried in
 * vain, and a harder one at the end. Problems with tags that the user has solved least come first. The seed decides between
 * equals, so the same seed gives the same list and another one gives other problems.
 */
import type { PracticeReason } from '@touchstone/contract/practice';
import type { PracticeLevel } from './practice-level.ts';

export interface PracticeCandidate {
  id: number;
  difficulty: number;
  /** Accepted submissions of all submissions; null without any. */
  acceptRate: number | null;
  tagIds: readonly number[];
  status: 'solved' | 'tried' | 'new';
}

export interface PracticeRequest {
  level: PracticeLevel;
  size: number;
  seed: number;
  /** Problems of the list before: they are chosen only if there are no others. */
  recentIds?: ReadonlySet<number>;
}

export interface PracticePick {
  id: number;
  reason: PracticeReason;
}

/** Shorter lists have problems of the level only. */
const smallestVariedList = 5;

export function composePractice(
  candidates: readonly PracticeCandidate[],
  { level, size, seed, recentIds = new Set() }: PracticeRequest,
): PracticePick[] {
  const taken = new Map<number, PracticeReason>();
  const unseenFirst = (list: readonly PracticeCandidate[]) =>
    list.toSorted((one, other) => Number(recentIds.has(one.id)) - Number(recentIds.has(other.id)));
  const take = (reason: PracticeReason, count: number, from: readonly PracticeCandidate[]) => {
    const free = unseenFirst(from).filter(({ id }) => !taken.has(id));
    for (const { id } of free.slice(0, Math.min(count, size - taken.size))) taken.set(id, reason);
  };
  const shuffled = candidates.toSorted((one, other) => mix(seed, one.id) - mix(seed, other.id));
  const unsolved = shuffled.filter(({ status }) => status !== 'solved');
  const fresh = unsolved.filter(({ status }) => status === 'new');
  const byRate = (list: readonly PracticeCandidate[]) =>
    list.toSorted((one, other) => (other.acceptRate ?? 0) - (one.acceptRate ?? 0));
  const ofLevel = (list: readonly PracticeCandidate[], wanted: number) =>
    list.filter(({ difficulty }) => difficulty === wanted);

  if (size >= smallestVariedList) {
    const tried = unsolved.filter(({ status, difficulty }) => status === 'tried' && difficulty <= level);
    take('retry', Math.ceil(size / 5), tried);
    take('warm-up', 1, byRate(ofLevel(fresh, Math.max(0, level - 1))));
    take('stretch', 1, byRate(ofLevel(fresh, level + 1)));
  }
  const solvedOfTag = countSolved(candidates);
  const atLevel = ofLevel(fresh, level).toSorted(
    (one, other) => weaknessOf(one, solvedOfTag) - weaknessOf(other, solvedOfTag),
  );
  for (const one of unseenFirst(atLevel)) take(isWeak(one, solvedOfTag) ? 'weak-topic' : 'level', 1, [one]);
  const nearest = (list: readonly PracticeCandidate[]) =>
    list.toSorted((one, other) => Math.abs(one.difficulty - level) - Math.abs(other.difficulty - level));
  for (const one of nearest(fresh)) take(one.difficulty > level ? 'stretch' : 'warm-up', 1, [one]);
  take('retry', size, nearest(unsolved));
  take('review', size, nearest(shuffled));
  return [...taken]
    .map(([id, reason]) => ({ id, reason }))
    .toSorted((one, other) => practiceOrder[one.reason] - practiceOrder[other.reason]);
}

/** The order of the list: from what loosens up to what is hard. */
const practiceOrder: Record<PracticeReason, number> = {
  review: 0,
  'warm-up': 1,
  'weak-topic': 2,
  level: 2,
  retry: 3,
  stretch: 4,
};

function countSolved(candidates: readonly PracticeCandidate[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { tagIds, status } of candidates)
    if (status === 'solved') for (const id of tagIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Solved problems of the tag of the problem that the user knows least. */
const weaknessOf = ({ tagIds }: PracticeCandidate, solvedOfTag: ReadonlyMap<number, number>): number =>
  tagIds.length === 0 ? Infinity : Math.min(...tagIds.map((id) => solvedOfTag.get(id) ?? 0));

/** A tag without a solved problem is a gap only for a user who has solved others. */
const isWeak = (candidate: PracticeCandidate, solvedOfTag: ReadonlyMap<number, number>): boolean =>
  solvedOfTag.size > 0 && weaknessOf(candidate, solvedOfTag) === 0;

/** Evenly spread integers: the finalizer of a 32-bit hash. */
function mix(seed: number, id: number): number {
  let value = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id, 0xc2b2ae35)) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
