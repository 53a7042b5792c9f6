/** Tells when a page has settled: it has a heading, no request is pending, nothing moves, and nothing is loading. */
import type { Page, Request } from 'playwright-core';

export function watchPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The event stream stays open.
    if (new URL(request.url()).pathname !== '/api/events') pending.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  // A request of a left document may never get a response.
  page.on('framenavigated', (frame) => {
    for (const request of pending)
      if (request.isNavigationRequest() && request.frame() === frame) pending.delete(request);
  });
  return pending;
}

/** 'settled', or what the page still does. */
export async function describeActivity(page: Page, pending: ReadonlySet<Request>): Promise<string> {
  const [request] = pending;
  if (request !== undefined) return `waits for ${request.url()}`;
  const isCalm = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    await nextFrame();
    await nextFrame();
    // Endless animations (a pulsing mark) are part of the settled page. So are those that follow a scroll bar: they
    // run as long as there is something to scroll.
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          effect?.getTiming().iterations === 1,
      );
    // Hidden content, as of another tab, may stay unloaded until it is shown.
    const isBusy = [...document.querySelectorAll('[aria-busy="true"]')].some((part) =>
      part.checkVisibility(),
    );
    // A server-rendered page (`data-ssr`) is not settled until it is hydrated. After a click on a link, the old page
    // stays until the next one has loaded; the progress line says so (`data-loading`).
    const isComplete = document.querySelector('[data-ssr], [data-loading]') === null;
    const hasHeading = [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility());
    return !isMoving && !isBusy && isComplete && hasHeading;
  });
  return isCalm && pending.size === 0 ? 'settled' : 'is busy';
}
