import { LRUCache } from 'lru-cache';
import type { RenderedMarkup } from './render-markup.tsx';

export type CachedRender = RenderedMarkup | 'too-expensive';

const maxCharacters = 32 * 1024 * 1024;
/** A busy machine may have been the reason. */
const refusalTtlMs = 60_000;

/** Renders at most once for concurrent requests. A render that fails, or that is undefined, is not cached. */
export const createRenderCache = () =>
  new LRUCache<string, CachedRender, () => Promise<CachedRender | undefined>>({
    maxSize: maxCharacters,
    sizeCalculation: (render, key) => key.length + (render === 'too-expensive' ? 0 : render.body.length),
    fetchMethod: async (_key, _stale, { context: render, options }) => {
      const rendered = await render();
      if (rendered === 'too-expensive') options.ttl = refusalTtlMs;
      return rendered;
    },
  });
