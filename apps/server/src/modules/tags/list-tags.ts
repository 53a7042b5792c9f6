import { locales, type Locale } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { cacheByKey } from '../../platform/cache-many.ts';
import { presentByClassification, presentTag, presentTagGroups } from './tags.presenter.ts';
import { listClassifications, listTags } from './tags.repository.ts';

/** A change made on another server shows up after this time; a change on this server invalidates the cache. */
const ttlMs = 2000;
/** Problems come from few sites. Requests for unknown sites evict them only for a short time. */
const maxCachedSites = 20;

interface WantedTags {
  /** Undefined means all sites. */
  site: string | undefined;
  locale: Locale;
}

/** The public tags. */
export function createTagLoader({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const caching = {
    clock,
    ttlMs,
    maxEntries: maxCachedSites * locales.length,
    keyOf: ({ site, locale }: WantedTags) =>
      `${locale} ${site === undefined ? 'every site' : `site ${site.toUpperCase()}`}`,
  };
  const loadAll = cacheByKey({
    ...caching,
    read: async ({ site, locale }: WantedTags) =>
      memoizeSerialized((await listTags(database, site)).map((tag) => presentTag(tag, locale))),
  });
  const listRows = async (site: string | undefined) => {
    const [classifications, tags] = await Promise.all([
      listClassifications(database, site),
      listTags(database, site),
    ]);
    return { classifications, tags };
  };
  const loadByClassification = cacheByKey({
    ...caching,
    read: async ({ site, locale }: WantedTags) =>
      memoizeSerialized(presentByClassification(await listRows(site), locale)),
  });
  const loadGroups = cacheByKey({
    ...caching,
    read: async ({ site, locale }: WantedTags) =>
      memoizeSerialized(presentTagGroups(await listRows(site), locale)),
  });
  return {
    loadAll,
    loadByClassification,
    loadGroups,
    invalidate: () => {
      for (const cached of [loadAll, loadByClassification, loadGroups]) cached.invalidateAll();
    },
  };
}
