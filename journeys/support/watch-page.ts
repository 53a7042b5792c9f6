/** Runs inside every page before its own scripts, and records what a user might miss. Must be self-contained. */
export interface PageWatch {
  /** Sum of layout shifts without a user action. */
  shift: number;
  shifted: string[];
  /** The painted colour schemes, in order, each with the colour of the page. Empty unless paint is watched. */
  painted: string[];
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
  const watch: PageWatch = { shift: 0, shifted: [], painted: [] };
  window.journeyWatch = watch;
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `<${node.tagName.toLowerCase()} class="${node.className}">`
      : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
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

/** Runs inside the page: delays every response until after a paint, as on a slow network, so that layout shifts show. */
export function delayResponses() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const fetch = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    await nextFrame();
    await nextFrame();
    return answer;
  };
}
