import { locales, type Locale } from '@touchstone/contract';
import type { Platform } from '../../platform/platform.ts';
import { memoizeSerialized } from '../../platform/http/response-serializer.ts';
import { cacheByKey } from '../../platform/cache-many.ts';
import { presentByClassification, presentListedTag } from './tags.presenter.ts';
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
      memoizeSerialized((await listTags(database, site)).map((tag) => presentListedTag(tag, locale))),
  });
  const loadByClassification = cacheByKey({
    ...caching,
    read: async ({ site, locale }: WantedTags) => {
      const [classifications, tags] = await Promise.all([
        listClassifications(database, site),
        listTags(database, site),
      ]);
      return memoizeSerialized(presentByClassification({ classifications, tags }, locale));
    },
  });
  return {
    loadAll,
    loadByClassification,
    invalidate: () => {
      loadAll.invalidateAll();
      loadByClassification.invalidateAll();
    },
  };
}
