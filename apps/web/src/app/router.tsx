import type { ComponentType } from 'react';
import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { HomeSkeleton } from '../features/home/home-skeleton.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { createGuardLoader } from './guard/guard-loader.ts';
import { assignInitialHistoryKey } from './assign-initial-history-key.ts';
import { loadPageScript } from './page-load-error.ts';
import { RootFrame } from './root-frame.tsx';
import { handleOf } from './route-handle-of.ts';
import { RouteErrorPage } from './route-error-page.tsx';
import { redirects, routes, type RouteEntry } from './routes.ts';
import type { Frame } from './routes/route-entry.ts';
import { BareFrame } from './shell/bare-frame.tsx';
import { ShellFrame } from './shell/shell-frame.tsx';

/** Pages that look unlike the others while they load. */
const skeletons: Readonly<Record<string, ComponentType>> = { Home: HomeSkeleton };

function toRouteObject(route: RouteEntry): RouteObject {
  return {
    id: route.name,
    path: route.path,
    handle: handleOf(route),
    loader: createGuardLoader(route),
    HydrateFallback: skeletons[route.name] ?? PageSkeleton,
    ErrorBoundary: RouteErrorPage,
    lazy: async () => {
      const { Component } = await loadPageScript(route.load);
      return { Component };
    },
  };
}

const inFrame = (frame: Frame): RouteObject[] =>
  routes.filter((route) => (route.frame ?? 'shell') === frame).map(toRouteObject);

const redirectObjects = (isAdminArea: boolean): RouteObject[] =>
  redirects
    .filter(({ path }) => path.startsWith('/admin') === isAdminArea)
    .map(({ path, redirectTo }) => ({
      path,
      HydrateFallback: PageSkeleton,
      loader: () => redirect(redirectTo),
    }));

const adminFrame: RouteObject = {
  ErrorBoundary: RouteErrorPage,
  HydrateFallback: PageSkeleton,
  lazy: async () => {
    const { Component } = await loadPageScript(() => import('../features/admin-shell/admin-layout.tsx'));
    return { Component };
  },
  children: inFrame('admin'),
};

assignInitialHistoryKey(window.history);

export const router = createBrowserRouter([
  {
    Component: RootFrame,
    ErrorBoundary: RouteErrorPage,
    children: [
      { Component: ShellFrame, children: [...inFrame('shell'), ...redirectObjects(false)] },
      { Component: BareFrame, children: inFrame('bare') },
      adminFrame,
      ...inFrame('none'),
      ...redirectObjects(true),
    ],
  },
]);
