import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchPointedLinks } from './prefetch-links.ts';
import { words, type RouteEntry } from './routes/route-entry.ts';

const origin = 'https://judge.example';

/** What the pointer is over: something inside a link, or beside all links. */
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
const prepared = vi.fn<(name: string, params: object, search: string) => void>();
const loaded = vi.fn<(name: string) => void>();

const route = (name: string, path: string, changes: Partial<RouteEntry> = {}): RouteEntry => ({
  name,
  path,
  title: words('', '', ''),
  load: () => {
    loaded(name);
    return Promise.reject(new Error('no connection'));
  },
  prepare: (_client, { params, search }) => prepared(name, params, search.toString()),
  ...changes,
});

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  isLoggedIn = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('Element', PointedAt);
  vi.stubGlobal('window', { location: { origin } });
  const { prepare: _, ...unprepared } = route('plain', '/about');
  prefetchPointedLinks({
    routes: [
      unprepared,
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

test('a link that the pointer rests on has its page prepared, once', () => {
  pointAt('/problem/P1?from=list');
  expect(prepared).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(prepared.mock.calls).toEqual([['problem', { problemId: 'P1' }, 'from=list']]);
  expect(loaded.mock.calls).toEqual([['problem']]);
});

test('a pointer that passes over links fetches only what it comes to rest on', () => {
  for (const path of ['/problem/P1', '/problem/P2', '/problem/P3']) pointAt(path);
  vi.runAllTimers();
  expect(prepared.mock.calls.map(([, params]) => params)).toEqual([{ problemId: 'P3' }]);
  pointAt('/problem/P4');
  pointAt(undefined);
  vi.runAllTimers();
  expect(prepared).toHaveBeenCalledTimes(1);
});

test.each([
  ['a finger, which is about to follow it anyway', '/problem/P1', 'touch'],
  ['another site', 'https://elsewhere.example/problem/P1', 'mouse'],
  ['a page that asks for nothing first', '/about', 'mouse'],
  ['no page of ours', '/nothing/here', 'mouse'],
  ['a page for those who are logged in, by one who is not', '/own/1', 'mouse'],
])('nothing is fetched for %s', (_, path, pointerType) => {
  pointAt(path, pointerType);
  vi.runAllTimers();
  expect(loaded).not.toHaveBeenCalled();
  expect(prepared).not.toHaveBeenCalled();
});

test('a page for those who are logged in is prepared for them', () => {
  isLoggedIn = true;
  pointAt('/own/1');
  vi.runAllTimers();
  expect(prepared.mock.calls).toEqual([['own', { id: '1' }, '']]);
});
