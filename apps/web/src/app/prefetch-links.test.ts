import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { localised, type RouteEntry } from './routes/route-entry.ts';

const origin = 'https://judge.example';

/** The element under the pointer: inside a link, or outside all links. */
class PointedAt {
  readonly href: string | undefined;
  constructor(href?: string) {
    this.href = href;
  }
  closest() {
    return this.href === undefined ? null : { href: this.href, origin: new URL(this.href).origin };
  }
}

let page: EventTarget;
let isLoggedIn: boolean;
const prefetched = vi.fn<(name: string, params: object, search: string) => void>();
const loaded = vi.fn<(name: string) => void>();

const route = (name: string, path: string, changes: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  path,
  title: localised('', '', ''),
  load: () => {
    loaded(name);
    return Promise.reject(new Error('no connection'));
  },
  prefetch: (_client, { params, search }) => prefetched(name, params, search.toString()),
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  isLoggedIn = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', PointedAt);
  vi.stubGlobal('window', { location: { origin } });
  const { prefetch: _, ...withoutPrefetch } = route('plain', '/about');
  prefetchPointedLinks({
    routes: [
      withoutPrefetch,
      route('problem', '/problem/:problemId'),
      route('own', '/own/:id', { needs: 'auth' }),
    ],
    client: new QueryClient(),
    isLoggedIn: () => isLoggedIn,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function pointAt(path: string | undefined, pointerType = 'mouse') {
  const target = new PointedAt(path === undefined ? undefined : new URL(path, origin).href);
  const event = Object.assign(new Event('pointerover'), { pointerType });
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

test('prefetches the page of a link that the pointer rests on, once', () => {
  pointAt('/problem/P1?from=list');
  expect(prefetched).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prefetched.mock.calls).toEqual([['problem', { problemId: 'P1' }, 'from=list']]);
  expect(loaded.mock.calls).toEqual([['problem']]);
});

test('a pointer that passes over links prefetches only the last one', () => {
  for (const path of ['/problem/P1', '/problem/P2', '/problem/P3']) pointAt(path);
  vi.runAllTimers();
  expect(prefetched.mock.calls.map(([, params]) => params)).toEqual([{ problemId: 'P3' }]);
  pointAt('/problem/P4');
  pointAt(undefined);
  vi.runAllTimers();
  expect(prefetched).toHaveBeenCalledTimes(1);
});

test.each([
  ['touch, which follows the link anyway', '/problem/P1', 'touch'],
  ['another site', 'https://elsewhere.example/problem/P1', 'mouse'],
  ['a page without prefetch', '/about', 'mouse'],
  ['an unknown page', '/nothing/here', 'mouse'],
  ['a page that needs a login, for a guest', '/own/1', 'mouse'],
])('prefetches nothing for %s', (_, path, pointerType) => {
  pointAt(path, pointerType);
  vi.runAllTimers();
  expect(loaded).not.toHaveBeenCalled();
  expect(prefetched).not.toHaveBeenCalled();
});

test('prefetches a page that needs a login for a logged-in user', () => {
  isLoggedIn = true;
  pointAt('/own/1');
  vi.runAllTimers();
  expect(prefetched.mock.calls).toEqual([['own', { id: '1' }, '']]);
});
