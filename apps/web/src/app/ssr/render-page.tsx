/**
 * Renders a page on the server.
 *
 * How this works: the address selects a route, and the route names the calls that its page is rendered from. The calls are
 * made without a session, so a render contains only what a guest may see and is the same for all users. If a response is
 * missing, the page is not rendered here: the browser renders it and shows the error. Renders are cached by language, path and
 * shown data, and new renders are limited (`render-limit.ts`).
 * Language and initial data are global during a render, which is safe because a render is synchronous.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '@touchstone/contract/locales';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { setLocale } from '../../lib/locale.ts';
import { siteName } from '../../lib/site-name.ts';
import { callKey, findInitialData, setInitialData, type InitialCall } from '../../lib/initial-data.ts';
import { warmHighlighter } from '../../ui/code/code-block.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';
import { ssrRoutes } from '../routes/ssr-routes.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { createRenderCache, type CachedRender } from './render-cache.ts';
import { createRenderLimit, renderLimits } from './render-limit.ts';
import { localeOfRequest, matchSsrRoute, type PageRequest } from './match-ssr-route.ts';
import { createStaticPage } from './create-static-page.tsx';
import type { RenderedPage } from './rendered-page.ts';

export { injectIntoShell } from './inject-into-shell.ts';

/** Fetches the data of a call as a guest; undefined if the call refuses. */
export type Fetch = (path: string, locale: Locale) => Promise<unknown>;

const renderCache = createRenderCache();
const renderLimit = createRenderLimit(renderLimits);

/** A render blocks the event loop. Longer pages are rendered by the browser. */
const maxCharacters = 40_000;

const siteCall: InitialCall = { name: 'GET /api/get-website-config', query: {} };

export async function renderPage(request: PageRequest, fetchCall: Fetch): Promise<RenderedPage | undefined> {
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
        const { Component, loadParts } = await found.route.load();
        await Promise.all([loadParts?.(), warmHighlighter()]);
        const page = await createStaticPage({ route: found.route, Component, url: found.path });
        return render({ ...found, page, locale, initialData });
      }),
  });
  return rendered && { ...rendered, initialData: text };
}

async function fetchAll(calls: readonly InitialCall[], locale: Locale, fetchCall: Fetch) {
  const entries = await Promise.all(
    calls.map(async (call) => {
      const key = callKey(call);
      return [key, await fetchCall(key.slice(key.indexOf(' ') + 1), locale)] as const;
    }),
  );
  return entries.every(([, data]) => data !== undefined) ? Object.fromEntries(entries) : undefined;
}

interface RenderInput extends NonNullable<ReturnType<typeof matchSsrRoute>> {
  page: ReactElement;
  locale: Locale;
  initialData: Record<string, unknown>;
}

function render({ route, address, page, locale, initialData }: RenderInput): CachedRender {
  setLocale(locale);
  setInitialData(initialData);
  try {
    const client = new QueryClient();
    route.prefetch?.(client, address);
    const body = renderToString(
      <QueryClientProvider client={client}>
        <ThemeProvider>{page}</ThemeProvider>
      </QueryClientProvider>,
    );
    return { body, ...describe(route, address, locale) };
  } finally {
    setInitialData({});
  }
}

type SsrRoute = RouteEntry & Required<Pick<RouteEntry, 'ssr'>>;

function describe(route: SsrRoute, address: Parameters<SsrRoute['ssr']['title']>[0], locale: Locale) {
  const site = siteName(findInitialData('GET /api/get-website-config')?.shortName, locale);
  const title = `${route.ssr.title(address) ?? route.title[locale]} · ${site}`;
  return { locale, title, name: route.ssr.name };
}
