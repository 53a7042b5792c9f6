/**
 * A user with a browser: a fresh profile, one language, one window size.
 *
 * How this works: console errors and page announcements (toasts, alerts) are recorded, because a toast disappears after
 * four seconds and a slow machine would miss it. A page is settled when its heading is visible, no request is pending,
 * nothing is marked as busy, no transition runs, the fonts are loaded and two frames have passed without changes.
 */
import type { Locale } from '@touchstone/contract/locales';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { describeActivity, watchPendingRequests } from '../../scripts/browser/page-activity.ts';
import { deliverInOrder, followLink, watchPage, watchPaint } from './watch-page.ts';

export interface VisitorOptions {
  locale?: Locale;
  width?: number;
  colorScheme?: 'light' | 'dark';
  session?: { token: string; userInfo: string };
  /** Browser storage from earlier visits. */
  stored?: Readonly<Record<string, string>>;
  /** Delivers responses one after another, so that the page is painted before and after each. */
  isLineSlow?: boolean;
  /** Records the colours of every painted frame. */
  isPaintWatched?: boolean;
}

export interface Tab {
  page: Page;
  /** Console errors and warnings, and uncaught errors, so far. */
  complaints: string[];
  /** Announcements so far: toasts, notices, alerts. `atOnce`: how many were visible there together. */
  heard: { text: string; atOnce: number }[];
  open: (path: string) => Promise<void>;
  /** Goes to another page of the running app, without a load. */
  follow: (path: string) => Promise<void>;
  settle: () => Promise<void>;
}

export interface Visitor extends Tab {
  context: BrowserContext;
  openTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

const phoneBelow = 768;

export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = 'zh-CN', width = 1440, colorScheme = 'light', session, stored = {} } = options;
  const { address } = inject('site');
  const entries = { ...stored, ...session };
  const context = await browser.newContext({
    viewport: { width, height: width < phoneBelow ? 800 : 900 },
    locale,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < phoneBelow,
    baseURL: address,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: address,
          localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  // As the limits of vitest.config.ts: a busy machine is no failure.
  context.setDefaultTimeout(120_000);
  await context.addInitScript(watchPage);
  if (options.isPaintWatched === true) await context.addInitScript(watchPaint);
  if (options.isLineSlow === true) await context.addInitScript(deliverInOrder);
  const openTab = async () => watchTab(await context.newPage());
  return { ...(await openTab()), context, openTab, close: () => context.close() };
}

async function watchTab(page: Page): Promise<Tab> {
  const complaints: string[] = [];
  const heard: Tab['heard'] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('journeyHears', (said: Tab['heard'][number]) => void heard.push(said));
  const pending = watchPendingRequests(page);
  const settle = () => waitUntilSettled(page, pending);
  return {
    page,
    complaints,
    heard,
    settle,
    open: async (path) => {
      await page.goto(path);
      await settle();
    },
    follow: async (path) => {
      await page.evaluate(followLink, path);
      await settle();
    },
  };
}

/** Hooks call it too, where `expect.poll` is not allowed. */
async function waitUntilSettled(page: Page, pending: ReadonlySet<Request>) {
  const look = async () => {
    const activity = await describeActivity(page, pending);
    const undelivered = await page.evaluate(() => window.journeyWatch.undelivered);
    if (undelivered > 0) throw new Error(`${page.url()} waits for ${String(undelivered)} responses`);
    if (activity !== 'settled') throw new Error(`${page.url()} ${activity}`);
  };
  await vi.waitFor(look, { timeout: 120_000, interval: 50 });
}

/** Waits until the page has announced a text, visible now or already gone. */
export async function expectHeard({ heard }: Pick<Tab, 'heard'>, text: string) {
  await expect
    .poll(() => heard.map((said) => said.text).filter((said) => said.includes(text)).length, {
      message: `announced: ${text}`,
    })
    .toBeGreaterThan(0);
}
