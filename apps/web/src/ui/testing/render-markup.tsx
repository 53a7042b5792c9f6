import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { UserInfo } from '@touchstone/contract';
import type { Locale } from '@touchstone/contract/locales';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { getLocale, setLocale } from '../../lib/locale.ts';
import type { RouteHandle } from '../../lib/route-handle.ts';
import { session, setRenderedSession } from '../../lib/session.ts';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { readMarkup, type Markup } from './find-by-role.ts';

export interface RenderOptions {
  locale?: Locale;
  /** Path and search. */
  url?: string;
  /** The pattern that the address matches, if the component uses parameters. */
  path?: string;
  handle?: RouteHandle;
  /** The logged-in user. */
  user?: UserInfo;
  /** Cached data by query key. An `Error` puts the query into its error state. Other queries are loading. */
  queries?: readonly (readonly [QueryKey, unknown])[];
  /** For tests that look into the cache afterwards. */
  client?: QueryClient;
  /** False for hooks: the theme takes most of the time of a rendering. */
  hasTheme?: boolean;
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });

function fillClient(client: QueryClient, queries: NonNullable<RenderOptions['queries']>): QueryClient {
  for (const [queryKey, data] of queries) {
    if (data instanceof Error)
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: data, fetchStatus: 'idle' });
    else client.setQueryData(queryKey, data);
  }
  return client;
}

/** Renders a component inside the providers of the app. Effects do not run; dialogs and menus stay closed. */
export function renderMarkup(element: ReactElement, options: RenderOptions = {}): Markup {
  const { locale = 'en-US', url = '/', path = '*', handle, user, queries = [] } = options;
  const { client = newClient(), hasTheme = true } = options;
  const router = createMemoryRouter([{ path, element, handle }], { initialEntries: [url] });
  const routes = <RouterProvider router={router} />;
  // Test files share the language and the session.
  const usualLocale = getLocale();
  setLocale(locale);
  if (user !== undefined) {
    session.begin('token', user);
    setRenderedSession(session.get());
  }
  try {
    const html = renderToStaticMarkup(
      <QueryClientProvider client={fillClient(client, queries)}>
        {hasTheme ? <ThemeProvider>{routes}</ThemeProvider> : routes}
      </QueryClientProvider>,
    );
    // The styles of the theme are the same for every component.
    return readMarkup(html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, ''));
  } finally {
    router.dispose();
    setLocale(usualLocale);
    if (user !== undefined) {
      session.clear();
      setRenderedSession();
    }
  }
}
