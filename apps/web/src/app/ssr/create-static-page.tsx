import type { ComponentType, ReactElement } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { RootFrame } from '../root-frame.tsx';
import { handleOf } from '../route-handle-of.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { ShellFrame } from '../shell/shell-frame.tsx';

interface StaticPage {
  route: RouteEntry;
  Component: ComponentType;
  /** Path and search. */
  url: string;
}

/** The page at its address, inside its frames. */
export async function createStaticPage({ route, Component, url }: StaticPage): Promise<ReactElement> {
  const page = { id: route.name, path: route.path, handle: handleOf(route), Component };
  const frames = [{ Component: RootFrame, children: [{ Component: ShellFrame, children: [page] }] }];
  const handler = createStaticHandler(frames);
  const context = await handler.query(new Request(new URL(url, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The page answers ${String(context.status)}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}
