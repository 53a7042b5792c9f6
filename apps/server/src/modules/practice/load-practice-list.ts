import { toWireDate, type Locale, type PracticeList, type WireProblemRow } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { loadOwnProblems, ownStatusOf } from '../problems/index.ts';
import { findPracticeList, listSolvedSince, listStoredPicks } from './practice.repository.ts';

type Parts = Pick<Platform, 'database'> & {
  loadRows: (ids: readonly number[], locale: Locale) => Promise<WireProblemRow[]>;
};

/** The current list of the user; null without one. */
export async function loadPracticeList(
  { database, loadRows }: Parts,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<PracticeList | null> {
  const list = await findPracticeList(database, userId);
  if (list === undefined) return null;
  const picks = await listStoredPicks(database, list.id);
  const problemIds = picks.map(({ problemId }) => problemId);
  const [rows, own, solvedSince] = await Promise.all([
    loadRows(problemIds, locale),
    loadOwnProblems(database, userId),
    listSolvedSince(database, { userId, problemIds, since: list.createdAt }),
  ]);
  const shown = new Map(rows.map((row) => [row.pid, row]));
  return {
    id: list.id,
    tagIds: list.tagIds,
    chosenDifficulty: list.chosenDifficulty,
    difficulty: list.difficulty,
    size: list.size,
    gmtCreate: toWireDate(list.createdAt),
    hasPrevious: Boolean(list.hasPrevious),
    // A problem may have left the public list meanwhile.
    problems: picks.flatMap(({ problemId, reason }) => {
      const problem = shown.get(problemId);
      if (problem === undefined) return [];
      const isDone = reason === 'review' ? solvedSince.has(problemId) : own.solved.has(problemId);
      return [{ problem, reason, ownStatus: ownStatusOf(own, problemId), isDone }];
    }),
  };
}
