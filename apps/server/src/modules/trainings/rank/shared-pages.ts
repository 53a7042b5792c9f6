/**
 * How this works: a class looks at the same page of a rank at the same time. Concurrent requests for one page share one query
 * (`createBatchLoader`: a request never gets a result that was read before the request came). The query also reads the
 * versions of the rows. While they are unchanged the page is the same object, so its cells are not loaded and its JSON is not
 * written again.
 */
import { createBatchLoader, type Queryable } from '@touchstone/database';
import { LRUCache } from 'lru-cache';
import { memoizeSerialized } from '../../../platform/http/response-serializer.ts';

/** A page of a large matrix takes up to a megabyte. */
const maxPages = 64;

interface PageReader<Request, Source, Page extends object> {
  /** Everything that the page depends on, in a form that JSON distinguishes. */
  readSource: (database: Queryable, request: Request) => Promise<Source>;
  build: (database: Queryable, request: Request, source: Source) => Promise<Page>;
}

/** A request is an object that JSON represents. */
export function createSharedPages<Request extends object, Source, Page extends object>({
  readSource,
  build,
}: PageReader<Request, Source, Page>) {
  const known = new LRUCache<string, { source: string; page: Page }>({ max: maxPages });
  const load = createBatchLoader(async (database, keys: string[]) => {
    const pages = keys.map(async (key): Promise<[string, Page]> => {
      const request = JSON.parse(key) as Request;
      const source = await readSource(database, request);
      const text = JSON.stringify(source);
      const before = known.get(key);
      if (before?.source === text) return [key, before.page];
      const page = memoizeSerialized(await build(database, request, source));
      known.set(key, { source: text, page });
      return [key, page];
    });
    return new Map(await Promise.all(pages));
  });
  return async (database: Queryable, request: Request): Promise<Page> => {
    const page = await load(database, JSON.stringify(request));
    // The loader resolves every key.
    if (page === undefined) throw new Error('a page was not loaded');
    return page;
  };
}
