/**
 * Every address of the product. Plain data: Node can import it without a bundler (screenshots and journeys open each
 * route with its example), and the router is built from it.
 */
import { accountRoutes } from './routes/account-routes.ts';
import { adminRedirects, adminRoutes } from './routes/admin-routes.ts';
import { communityRedirects, communityRoutes } from './routes/community-routes.ts';
import { contestRoutes } from './routes/contest-routes.ts';
import { groupRoutes } from './routes/group-routes.ts';
import { publicRedirects, publicRoutes } from './routes/public-routes.ts';
import { localised, type RouteEntry, type RouteRedirect } from './routes/route-entry.ts';
import { similarityRoutes } from './routes/similarity-routes.ts';
import { trainingRoutes } from './routes/training-routes.ts';

export const routes: readonly RouteEntry[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...contestRoutes,
  ...trainingRoutes,
  ...groupRoutes,
  ...communityRoutes,
  ...similarityRoutes,
  ...adminRoutes,
  {
    name: 'NotFound',
    path: '*',
    title: localised('页面不存在', '找不到頁面', 'Page not found'),
    load: () => import('../features/not-found/not-found-page.tsx'),
  },
];

export const redirects: readonly RouteRedirect[] = [
  ...publicRedirects,
  ...communityRedirects,
  ...adminRedirects,
];

/** The example address of a route. */
export function exampleAddress(route: RouteEntry): string {
  const { params = {}, query = {} } = route.example ?? {};
  if (route.path === '*') return '/no-such-page';
  const path = route.path
    .split('/')
    .filter((segment) => !(segment.endsWith('?') && params[segment.slice(1, -1)] === undefined))
    .map((segment) => (segment.startsWith(':') ? (params[segment.replace(/^:|\?$/g, '')] ?? '1') : segment))
    .join('/');
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

export type { RouteEntry } from './routes/route-entry.ts';
