/**
 * Who points at a link is about to follow it: what its page asks for first is fetched meanwhile. Only pages that say what
 * that is (`prepare`); a pointer that passes over a list fetches nothing.
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

function prepare(link: HTMLAnchorElement, { routes, client, isLoggedIn }: Prefetching): void {
  const { pathname, searchParams: search } = new URL(link.href);
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null || (route.needs !== undefined && !isLoggedIn())) continue;
    // What cannot be fetched now is asked for again, and told about, by the page.
    void Promise.allSettled([route.load()]);
    route.prepare?.(client, { params: match.params, search });
    return;
  }
}

export function prefetchPointedLinks({ routes, ...parts }: Prefetching): void {
  const prepared = routes.filter((route) => route.prepare !== undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || pointerType !== 'mouse' || link.origin !== window.location.origin) return;
    timer = setTimeout(() => prepare(link, { routes: prepared, ...parts }), dwellMs);
  });
}
