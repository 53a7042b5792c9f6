import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { session } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { reactToApiErrors } from './api-reactions.ts';
import type { ServerRenderedPage } from './ssr/server-rendered-page.ts';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { routes } from './routes.ts';

/** Data of one user must not be shown to the next user. Data of the site stays cached. */
function clearCacheOnUserChange(): void {
  let uid = session.get().user?.uid;
  session.subscribe(() => {
    const current = session.get().user?.uid;
    if (current === uid) return;
    uid = current;
    // After React has unmounted the components of the former user, which would request their data again.
    setTimeout(() => {
      void queryClient.resetQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
    });
  });
}

/** Waits for the scripts of the first page, so that hydration finds no skeletons. */
async function firstPageReady(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): boolean => {
      if (router.state.initialized) resolve();
      return router.state.initialized;
    };
    if (look()) return;
    const stop = router.subscribe(() => look() && stop());
  });
  const shown = routes.find(({ name }) => name === router.state.matches.at(-1)?.route.id);
  if (shown?.ssr !== undefined) await (await shown.load()).loadParts?.();
}

interface AppProps {
  /** Called after the first render. */
  onMounted?: (() => void) | undefined;
}

function App({ onMounted }: AppProps) {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

/** `serverRendered`: the markup that is in the element. */
export async function startApp(
  element: HTMLElement,
  serverRendered: ServerRenderedPage | undefined,
): Promise<void> {
  reactToApiErrors({ navigate: (path) => void router.navigate(path) });
  clearCacheOnUserChange();
  prefetchPointedLinks({
    routes,
    client: queryClient,
    isLoggedIn: () => session.get().token !== undefined,
  });
  const app = (
    <StrictMode>
      <App onMounted={serverRendered?.finish} />
    </StrictMode>
  );
  if (serverRendered === undefined) return createRoot(element).render(app);
  // If a script fails to load, the page itself shows the error.
  await Promise.allSettled([firstPageReady()]);
  // A transition, so that hydration does not block input.
  startTransition(() => void hydrateRoot(element, app));
}
