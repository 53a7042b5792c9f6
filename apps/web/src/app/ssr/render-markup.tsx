/**
 * Renders the markup of a page. The server runs this in a worker thread, because a render is synchronous and an author's text
 * may take seconds. Language and initial data are global during a render, which is safe because renders never overlap.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '@touchstone/contract/locales';
import { renderToString } from 'react-dom/server';
import { findInitialData, setInitialData } from '../../lib/initial-data.ts';
import { setLocale } from '../../lib/locale.ts';
import { siteName } from '../../lib/site-name.ts';
import { warmHighlighter } from '../../ui/code/code-block.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';
import { ssrRoutes } from '../routes/ssr-routes.ts';
import { createStaticPage } from './create-static-page.tsx';
import { matchSsrRoute, type SsrMatch } from './match-ssr-route.ts';
import type { RenderedPage } from './rendered-page.ts';

/** Can be sent to another thread. */
export interface MarkupRequest {
  /** Path and search. */
  url: string;
  locale: Locale;
  /** The responses of the calls, by call. */
  initialData: Record<string, unknown>;
}

/** Without the responses: they contain fields that change and that the page does not show. */
export type RenderedMarkup = Omit<RenderedPage, 'initialData'>;

/** Most of the time of a first render is the loading of its scripts. */
export async function loadPages(): Promise<void> {
  const pages = ssrRoutes.filter(({ ssr }) => ssr !== undefined);
  await Promise.all([warmHighlighter(), ...pages.map(async ({ load }) => (await load()).loadParts?.())]);
}

export async function renderMarkup({ url, locale, initialData }: MarkupRequest): Promise<RenderedMarkup> {
  const found = matchSsrRoute(ssrRoutes, url);
  if (found === undefined) throw new Error('The page is not rendered on the server');
  await loadPages();
  const { route, address } = found;
  const page = await createStaticPage({ route, Component: (await route.load()).Component, url });
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
    return { body, ...describe(found, locale) };
  } finally {
    setInitialData({});
  }
}

function describe({ route, address }: SsrMatch, locale: Locale) {
  const site = siteName(findInitialData('GET /api/get-website-config')?.shortName, locale);
  const title = `${route.ssr.title(address) ?? route.title[locale]} · ${site}`;
  return { locale, title, name: route.ssr.name };
}
