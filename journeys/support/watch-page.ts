/** Runs inside every page before its own scripts, and records what a user might miss. Must be self-contained. */
export interface PageWatch {
  /** Sum of layout shifts without a user action. */
  shift: number;
  shifted: string[];
  /** Time of the page: shifts before it are not counted. */
  countsFrom: number;
  /** The painted colour schemes, in order, each with the colour of the page. Empty unless paint is watched. */
  painted: string[];
  /** Responses that are not delivered and painted yet (`deliverInOrder`). */
  undelivered: number;
}

declare global {
  interface Window {
    journeyWatch: PageWatch;
    journeyHears: (said: { text: string; atOnce: number }) => Promise<void>;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

export function watchPage() {
  const watch: PageWatch = { shift: 0, shifted: [], countsFrom: 0, painted: [], undelivered: 0 };
  window.journeyWatch = watch;
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `<${node.tagName.toLowerCase()} class="${node.className}">`
      : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput || entry.startTime < watch.countsFrom) continue;
      watch.shift += entry.value;
      watch.shifted.push(
        `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const live = '[aria-live], [role="status"], [role="alert"]';
  const hear = (region: Element) => {
    const text = (region.textContent ?? '').trim();
    if (text !== '') void window.journeyHears({ text, atOnce: region.childElementCount });
  };
  new MutationObserver((mutations) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of mutations) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(live)) regions.add(node);
        for (const inside of node.querySelectorAll(live)) regions.add(inside);
      }
    }
    for (const region of regions) hear(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Fiber {
  memoizedProps: { router?: { navigate: (address: string) => Promise<void> } } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Runs inside the page, after `watchPage`: goes to another page of the running app, as its links do, and
 * waits until that is painted. What moves when one page replaces the other is no shift; what moves from then
 * on is. The router is that of the page: React keeps it at the root element.
 */
export async function followLink(address: string) {
  const { journeyWatch: watch } = window;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  /** React has nothing left to render. */
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  const findRouter = (fiber: Fiber | null): NonNullable<Fiber['memoizedProps']>['router'] =>
    fiber === null
      ? undefined
      : (fiber.memoizedProps?.router ?? findRouter(fiber.child) ?? findRouter(fiber.sibling));
  const [, root] =
    Object.entries(document.querySelector('#root') ?? {}).find(([key]) =>
      key.startsWith('__reactContainer$'),
    ) ?? [];
  const router = findRouter(
    (root as { stateNode: { current: Fiber } } | undefined)?.stateNode.current ?? null,
  );
  if (router === undefined) throw new Error('The router of the page was not found.');
  watch.countsFrom = Infinity;
  watch.shift = 0;
  watch.shifted = [];
  await router.navigate(address);
  await idle();
  await nextFrame();
  await nextTask();
  watch.countsFrom = performance.now();
}

/** Runs inside the page, after `watchPage`: samples every frame. That keeps a core busy, so it is optional. */
export function watchPaint() {
  const { painted } = window.journeyWatch;
  const frame = () => {
    requestAnimationFrame(frame);
    if (document.body === null) return;
    const scheme = document.documentElement.dataset['mantineColorScheme'] ?? 'none';
    const seen = `${scheme} on ${getComputedStyle(document.body).backgroundColor}`;
    if (painted.at(-1) !== seen) painted.push(seen);
  };
  requestAnimationFrame(frame);
}

/**
 * Runs inside the page, after `watchPage`: a network so slow that layout shifts show. Responses arrive one at a time, in
 * the order of their requests, so the order is never left to chance. Each waits for the scripts that load meanwhile and
 * for a paint of the page without it.
 */
export function deliverInOrder() {
  const { journeyWatch: watch } = window;
  const loading = new Set<EventTarget>();
  const isScript = (node: Node) => node instanceof HTMLLinkElement && node.rel === 'modulepreload';
  new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      for (const node of addedNodes) if (isScript(node)) loading.add(node);
  }).observe(document, { subtree: true, childList: true });
  for (const end of ['load', 'error'] as const)
    document.addEventListener(end, ({ target }) => target !== null && loading.delete(target), true);

  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Of a frame: its paint is over. */
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  /** React has nothing left to render. Endless animations on a busy machine may leave no idle time. */
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  const paint = async () => {
    do {
      await idle();
      await nextFrame();
      await nextTask();
    } while (loading.size > 0);
  };

  const fetch = window.fetch.bind(window);
  let former: Promise<unknown> = Promise.resolve();
  const inTurn = async (response: Promise<Response>) => {
    const before = former;
    const delivery = (async () => {
      // Completely loaded, so that the page continues at once. The stream of events has no end.
      const loaded = response.then((answer) => answer.clone().arrayBuffer());
      await Promise.allSettled([loaded, before]);
      await paint();
    })();
    former = delivery;
    watch.undelivered += 1;
    await delivery;
    void paint().then(() => (watch.undelivered -= 1));
    return response;
  };
  window.fetch = (...request) => {
    const [resource] = request;
    const address = resource instanceof Request ? resource.url : String(resource);
    const isStream = new URL(address, window.location.href).pathname === '/api/events';
    return isStream ? fetch(...request) : inTurn(fetch(...request));
  };
}
