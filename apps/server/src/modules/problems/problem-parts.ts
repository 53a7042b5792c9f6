import type { Platform } from '../../platform/platform.ts';
import { cacheMany } from '../../platform/cache-many.ts';
import { cached } from '../../platform/cache.ts';
import { mapTags } from '../tags/index.ts';
import { listCodeTemplates, type ProblemPageRow } from './problem-detail.repository.ts';
import type { ProblemPage } from './problems.presenter.ts';
import { listAllowedLanguageNames, listLanguageNames } from './problems.repository.ts';

/** The age that data shared between problems may have. The problem itself and its access are read on each request. */
const ttlMs = 2000;
const maxCachedTags = 5000;

/** Completes the row of a problem to its page. Callers check the access of the viewer first. */
export function createPartsLoader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const loadTags = cacheMany({
    clock,
    ttlMs,
    maxEntries: maxCachedTags,
    read: (ids: number[]) => mapTags(database, ids),
  });
  const loadLanguages = cached({ clock, ttlMs, read: () => listLanguageNames(database) });
  return async (row: ProblemPageRow): Promise<ProblemPage> => {
    const [tags, languages, templates] = await Promise.all([
      loadTags(row.tagIds.map(Number)),
      row.hasOwnLanguages === true || row.isRemote
        ? listAllowedLanguageNames(database, row.id)
        : loadLanguages(),
      row.hasCodeTemplates === true ? listCodeTemplates(database, row.id) : [],
    ]);
    const results = row.results.map(([status, count]) => ({ status, count }));
    return { row, tags: [...tags.values()], languages, results, templates };
  };
}
