/**
 * One Chromium for all journeys of a worker process, which run one after another: starting one for each
 * journey costs 0.4 s of CPU time.
 *
 * How this works: the first journey starts it. At its end a journey closes its contexts, and with them its
 * pages, profiles and downloads; the browser stays. One that has crashed is replaced for the next journey.
 * The browser of a worker ends with the worker: its commands come through a pipe, and Chromium exits when
 * that is closed.
 */
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../scripts/browser/open-browser.ts';

let shared: Promise<Browser> | undefined;

export async function shareBrowser(): Promise<Browser> {
  const running = await shared?.catch(() => undefined);
  if (running?.isConnected() === true) return running;
  shared = openBrowser();
  return shared;
}

/** At the end of a journey: all contexts are its own. */
export async function closeContexts(browser: Browser): Promise<void> {
  if (browser.isConnected()) await Promise.all(browser.contexts().map((context) => context.close()));
}
