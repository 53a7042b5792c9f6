/**
 * Who points at a link is about to follow it: what its page asks for first is fetched meanwhile. Only pages that say what
 * that is (`prepare`); a pointer that passes over a list fetches nothing.
 */
import { matchPath } from 'react-router';
import { queryClient } from './query-client.ts';
import { routes } from './routes.ts';
import { session } from '../lib/session.ts';

const dwellMs = 80;
const prepared = routes.filter(({ prepare }) => prepare !== undefined);

function prepare(link: HTMLAnchorElement): void {
  const { pathname, searchParams: search } = new URL(link.href);
  for (const route of prepared) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match === null || (route.needs !== undefined && session.get().token === undefined)) continue;
    // What cannot be fetched now is asked for again, and told about, by the page.
    void Promise.allSettled([route.load()]);
    route.prepare?.(queryClient, { params: match.params, search });
    return;
  }
}

export function prefetchPointedLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || pointerType !== 'mouse' || link.origin !== window.location.origin) return;
    timer = setTimeout(() => prepare(link), dwellMs);
  });
}
