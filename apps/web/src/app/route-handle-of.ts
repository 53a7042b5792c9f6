import type { RouteHandle } from '../lib/route-handle.ts';
import type { RouteEntry } from './routes/route-entry.ts';

export const handleOf = (route: RouteEntry): RouteHandle => ({
  name: route.name,
  title: route.title,
  mode: route.mode ?? 'default',
  hideFooter: route.hideFooter ?? false,
});
