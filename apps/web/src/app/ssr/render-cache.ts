import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './rendered-page.ts';

/** The responses are not cached: they contain fields that change and that the page does not show. */
export type CachedRender = Omit<RenderedPage, 'initialData'>;

const maxCharacters = 32 * 1024 * 1024;

/** Renders at most once for concurrent requests. A render that fails, or that is undefined, is not cached. */
export const createRenderCache = () =>
  new LRUCache<string, CachedRender, () => Promise<CachedRender | undefined>>({
    maxSize: maxCharacters,
    sizeCalculation: ({ body }, key) => key.length + body.length,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  });
