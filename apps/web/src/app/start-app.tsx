import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { session } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { reactToApiErrors } from './api-reactions.ts';
import type { OpenPicture } from './picture/open-picture.ts';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';
import { routes } from './routes.ts';

/** What was fetched as one person must not be shown to the next. Facts about the site itself stay. */
function forgetAnswersOnUserChange(): void {
  let uid = session.get().user?.uid;
  session.subscribe(() => {
    const current = session.get().user?.uid;
    if (current === uid) return;
    uid = current;
    // After React has taken down what only the former person may ask for: it would be asked once more otherwise.
    setTimeout(() => {
      void queryClient.resetQueries({ predicate: (query) => query.queryKey[0] !== 'site' });
    });
  });
}

/** Everything that the first drawing shows: until then it would be a page of skeletons. */
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
  if (shown?.picture !== undefined) await (await shown.load()).loadParts?.();
}

interface AppProps {
  /** After the first drawing, before it is painted. */
  onDrawn?: (() => void) | undefined;
}

function App({ onDrawn }: AppProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
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

/** `picture`: what stands in for the page until it is drawn. */
export async function startApp(element: HTMLElement, picture: OpenPicture | undefined): Promise<void> {
  reactToApiErrors({ navigate: (path) => void router.navigate(path) });
  forgetAnswersOnUserChange();
  prefetchPointedLinks({
    routes,
    client: queryClient,
    isLoggedIn: () => session.get().token !== undefined,
  });
  const root = createRoot(element);
  const draw = (onDrawn?: () => void) =>
    root.render(
      <StrictMode>
        <App onDrawn={onDrawn} />
      </StrictMode>,
    );
  if (picture === undefined) return draw();
  // Also without a script that did not arrive: the page itself says so, and offers to try again.
  await Promise.allSettled([firstPageReady()]);
  await picture.pause();
  // A transition, so that keys are heard in between.
  startTransition(() => draw(once(() => picture.handOver(element))));
}
