/**
 * Prepares a page that the server renders.
 *
 * How this works: the address selects a route, and the route names the calls that its page is rendered from. The calls are
 * made without a session, so a render contains only what a guest may see and is the same for all users. If a response is
 * missing, the page is not rendered here: the browser renders it and shows the error. The markup is rendered by
 * `render-markup.tsx`, which the server runs in a worker thread with a time limit. A page over that limit is left to the browser.
 * Renders and refusals are cached by language, path and shown data, and new renders are limited (`render-limit.ts`).
 */
import type { Locale } from '@touchstone/contract/locales';
import { callKey, type InitialCall } from '../../lib/initial-data.ts';
import { ssrRoutes } from '../routes/ssr-routes.ts';
import { localeOfRequest, matchSsrRoute, type PageRequest } from './match-ssr-route.ts';
import { createRenderCache } from './render-cache.ts';
import { createRenderLimit, renderLimits } from './render-limit.ts';
import type { MarkupRequest, RenderedMarkup } from './render-markup.tsx';
import type { RenderedPage } from './rendered-page.ts';

export { injectIntoShell } from './inject-into-shell.ts';

export interface RenderDependencies {
  /** Fetches the data of a call as a guest; undefined if the call refuses. */
  fetchCall: (path: string, locale: Locale) => Promise<unknown>;
  /** Undefined if the render took too long. */
  renderMarkup: (request: MarkupRequest) => Promise<RenderedMarkup | undefined>;
}

const renderCache = createRenderCache();
const renderLimit = createRenderLimit(renderLimits);

/** Of the responses. Longer pages are rendered by the browser. */
const maxCharacters = 40_000;
/** Of the markup: what arrives later than the app is of no use. */
const maxBodyCharacters = 1_000_000;

const siteCall: InitialCall = { name: 'GET /api/get-website-config', query: {} };

export async function renderPage(
  request: PageRequest,
  { fetchCall, renderMarkup }: RenderDependencies,
): Promise<RenderedPage | undefined> {
  const found = matchSsrRoute(ssrRoutes, request.url);
  if (found === undefined) return undefined;
  const locale = localeOfRequest(request);
  const calls = [siteCall, ...found.route.ssr.calls(found.address)];
  const initialData = await fetchAll(calls, locale, fetchCall);
  if (initialData === undefined) return undefined;
  const text = JSON.stringify(initialData);
  if (text.length > maxCharacters) return undefined;
  const { unseenFields } = found.route.ssr;
  const shown = JSON.stringify(initialData, (field, value) =>
    unseenFields.includes(field) ? undefined : (value as unknown),
  );
  const rendered = await renderCache.fetch(`${locale} ${found.path} ${shown}`, {
    context: () =>
      renderLimit.run(request.client, async () => {
        const markup = await renderMarkup({ url: found.path, locale, initialData });
        return markup === undefined || markup.body.length > maxBodyCharacters ? 'too-expensive' : markup;
      }),
  });
  if (rendered === undefined || rendered === 'too-expensive') return undefined;
  return { ...rendered, initialData: text };
}

async function fetchAll(
  calls: readonly InitialCall[],
  locale: Locale,
  fetchCall: RenderDependencies['fetchCall'],
) {
  const entries = await Promise.all(
    calls.map(async (call) => {
      const key = callKey(call);
      return [key, await fetchCall(key.slice(key.indexOf(' ') + 1), locale)] as const;
    }),
  );
  return entries.every(([, data]) => data !== undefined) ? Object.fromEntries(entries) : undefined;
}
