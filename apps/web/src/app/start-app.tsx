import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { session } from '../lib/session.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { reactToApiErrors } from './api-reactions.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.tsx';

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

export function startApp(element: HTMLElement): void {
  reactToApiErrors({ navigate: (path) => void router.navigate(path) });
  forgetAnswersOnUserChange();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <RouterProvider router={router} />
        </ThemeProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
