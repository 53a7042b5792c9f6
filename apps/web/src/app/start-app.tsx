import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
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

/** Waits for the scripts of the first page, so that the app does not replace the markup by skeletons. */
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
  /** Called after the first render, before it is painted. */
  onRendered?: (() => void) | undefined;
}

function App({ onRendered }: AppProps) {
  useLayoutEffect(() => onRendered?.(), [onRendered]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

/** `serverRendered`: the markup that the app replaces. */
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
  const root = createRoot(element);
  const draw = (onRendered?: () => void) =>
    root.render(
      <StrictMode>
        <App onRendered={onRendered} />
      </StrictMode>,
    );
  if (serverRendered === undefined) return draw();
  // If a script fails to load, the page itself shows the error.
  await Promise.allSettled([firstPageReady()]);
  await serverRendered.waitForUserIdle();
  // A transition, so that the render does not block input.
  startTransition(() => draw(once(() => serverRendered.handOver(element))));
}
