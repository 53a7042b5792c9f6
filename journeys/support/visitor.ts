/** A person with a browser: a fresh profile, one language, one window size. Whatever the console complains about is kept. */
import AxeBuilder from '@axe-core/playwright';
import type { Locale } from '@touchstone/contract/locales';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

export interface VisitorOptions {
  locale?: Locale;
  width?: number;
  colorScheme?: 'light' | 'dark';
  session?: { token: string; userInfo: string };
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, uncaught errors, so far. */
  complaints: string[];
  open: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function openVisitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { locale = 'zh-CN', width = 1440, colorScheme = 'light', session } = options;
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 800 : 900 },
    locale,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
    baseURL: inject('siteAddress'),
  });
  if (session !== undefined) {
    await context.addInitScript(({ token, userInfo }) => {
      if (sessionStorage.getItem('journey-started') !== null) return;
      // Only once per tab: a later logout must stay a logout.
      sessionStorage.setItem('journey-started', 'yes');
      localStorage.setItem('token', token);
      localStorage.setItem('userInfo', userInfo);
    }, session);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return {
    page,
    context,
    complaints,
    open: async (path) => {
      await page.goto(path);
      await waitUntilSettled(page);
    },
    close: () => context.close(),
  };
}

/** The page's own chunk is shown and nothing announces itself as loading. */
export async function waitUntilSettled(page: Page) {
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Text that does not fit makes the page, or a control, wider than its room. */
export async function listOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${String(root.scrollWidth)} px wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, a, h1, h2, h3, label, [role="tab"], [role="menuitem"]',
    )) {
      const style = getComputedStyle(element);
      const isMeantToScroll =
        style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis';
      if (
        !isMeantToScroll &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        style.display !== 'inline'
      ) {
        found.push(`${element.tagName.toLowerCase()} "${element.innerText.slice(0, 40)}" is cut off`);
      }
    }
    return found;
  });
}

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze();
  const described = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} — ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(described).toEqual([]);
}
