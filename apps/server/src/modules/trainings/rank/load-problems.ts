import { createBatchLoader, type Queryable } from '@touchstone/database';
import { LRUCache } from 'lru-cache';
import { listShownProblems, type ShownProblem } from '../training-problems.repository.ts';

const maxTrainings = 200;

export type LoadProblems = ReturnType<typeof createProblemsLoader>;

/** The shown problems of a training. They are the same array while they are unchanged. */
export function createProblemsLoader() {
  const known = new LRUCache<number, { text: string; problems: readonly ShownProblem[] }>({
    max: maxTrainings,
  });
  const load = createBatchLoader(async (database, trainingIds: number[]) => {
    const found = trainingIds.map(async (trainingId) => {
      const problems = await listShownProblems(database, trainingId);
      const text = JSON.stringify(problems);
      const before = known.get(trainingId);
      if (before?.text === text) return [trainingId, before.problems] as const;
      known.set(trainingId, { text, problems });
      return [trainingId, problems] as const;
    });
    return new Map(await Promise.all(found));
  });
  return async (database: Queryable, trainingId: number): Promise<readonly ShownProblem[]> =>
    (await load(database, trainingId)) ?? [];
}
