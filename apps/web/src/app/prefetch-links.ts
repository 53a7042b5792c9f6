/**
 * Prefetches the page of a link that the pointer rests on: its script and the data that its route names in `prefetch`. A pointer
 * that only passes over a list prefetches nothing.
 */
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import type { RouteEntry } from './routes.ts';

const dwellMs = 80;

interface Prefetching {
  routes: readonly RouteEntry[];
  client: QueryClient;
  isLoggedIn: () => boolean;
}

function prefetchTarget(link: HTMLAnchorElement, { routes, client, isLoggedIn }: Prefetching): void {
  const { pathname, searchParams: search } = new URL(link.href);
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null || (route.needs !== undefined && !isLoggedIn())) continue;
    // The page itself repeats a failed request and shows the error.
    void Promise.allSettled([route.load()]);
    route.prefetch?.(client, { params: match.params, search });
    return;
  }
}

export function prefetchPointedLinks({ routes, ...parts }: Prefetching): void {
  const prefetchable = routes.filter((route) => route.prefetch !== undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || pointerType !== 'mouse' || link.origin !== window.location.origin) return;
    timer = setTimeout(() => prefetchTarget(link, { routes: prefetchable, ...parts }), dwellMs);
  });
}
