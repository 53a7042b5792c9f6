/**
 * The problems of listed submissions. How this works: joining them cost a seventh of a page. They change seldom, so each server
 * caches them until an event says that problems have changed.
 */
import { cacheMany, invalidatedTtlMs } from '../../../platform/cache-many.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listSubmittedProblems, type OutsideRow, type StoredRow } from '../submissions.repository.ts';

const maxCachedProblems = 20_000;

/** Returns the rows with their problems. Rows whose problem was deleted meanwhile are left out. */
export function createProblemJoiner({
  database,
  clock,
  eventBus,
}: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const loadProblems = cacheMany({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxCachedProblems,
    read: async (ids: number[]) => {
      const problems = await listSubmittedProblems(database, { ids });
      return new Map(problems.map(({ id, ...problem }) => [id, problem]));
    },
  });
  const invalidate = () => {
    loadProblems.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('problems.changed', { handle: invalidate, resync: invalidate });

  return async (rows: readonly StoredRow[]): Promise<OutsideRow[]> => {
    const problems = await loadProblems([...new Set(rows.map(({ problemId }) => problemId))]);
    return rows.flatMap((row) => {
      const problem = problems.get(row.problemId);
      return problem === undefined ? [] : [{ ...row, problem }];
    });
  };
}
