import { judgeSystemOf } from '@touchstone/rules/problem-origin';
import type { Platform } from '../../platform/platform.ts';
import { cacheByKey, cacheMany, invalidatedTtlMs } from '../../platform/cache-many.ts';
import { mapTags } from '../tags/index.ts';
import { listCodeTemplates, type ProblemPageRow } from './problem-detail.repository.ts';
import type { ProblemPage } from './problems.presenter.ts';
import { listLanguageNames } from './problems.repository.ts';

/**
 * Languages may be two seconds old; from the first age on they are read in the background. The problem itself and its access are
 * read on each request.
 */
const languagesTtlMs = 1500;
const languagesStaleMs = 500;
const maxCachedTags = 5000;
const maxCachedJudges = 100;

/** Completes the row of a problem to its page. Callers check the access of the viewer first. */
export function createPartsLoader({
  database,
  clock,
  eventBus,
}: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const loadTags = cacheMany({
    clock,
    ttlMs: invalidatedTtlMs,
    maxEntries: maxCachedTags,
    read: (ids: number[]) => mapTags(database, ids),
  });
  const invalidateTags = () => {
    loadTags.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('problems.changed', { handle: invalidateTags, resync: invalidateTags });
  const loadLanguages = cacheByKey({
    clock,
    ttlMs: languagesTtlMs,
    staleWhileRevalidateMs: languagesStaleMs,
    maxEntries: maxCachedJudges,
    keyOf: (judgeSystem: string) => judgeSystem,
    read: (judgeSystem) => listLanguageNames(database, judgeSystem),
  });
  return async (row: ProblemPageRow): Promise<ProblemPage> => {
    const [tags, languages, templates] = await Promise.all([
      loadTags(row.tagIds.map(Number)),
      row.ownLanguages ?? loadLanguages(judgeSystemOf(row)),
      row.hasCodeTemplates === true ? listCodeTemplates(database, row.id) : [],
    ]);
    const results = row.results.map(([status, count]) => ({ status, count }));
    return { row, tags: [...tags.values()], languages, results, templates };
  };
}
