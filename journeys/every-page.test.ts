/** Every address of the product, opened as a reader would. A new route is covered without touching this file. */
import { locales, type Locale } from '@touchstone/contract/locales';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress, routes, type RouteEntry } from '../apps/web/src/app/routes.ts';
import { settingsTabs } from '../apps/web/src/features/settings/settings-tabs.ts';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import { rootSession } from './support/api.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { openVisitor, type Tab, type Visitor } from './support/visitor.ts';

const widths = [360, 768, 1440] as const;
const largestShift = 0.02;

interface Reader {
  guest: Visitor;
  root: Visitor;
}

let browser: Browser;
let byLocale: Map<Locale, Reader>;
let examined: Reader;

beforeAll(async () => {
  browser = await openBrowser();
  const session = await rootSession();
  const openReader = async (locale: Locale): Promise<Reader> => ({
    guest: await openVisitor(browser, { locale, isLineSlow: true }),
    root: await openVisitor(browser, { locale, session, isLineSlow: true }),
  });
  byLocale = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await openReader(locale)] as const)),
  );
  examined = await openReader('zh-CN');
});
afterAll(() => browser.close());

const readerOf = (reader: Reader, route: RouteEntry) =>
  route.needs === undefined ? reader.guest : reader.root;

/** What is wrong with the page that a tab shows. */
async function listProblems({ page, complaints }: Tab): Promise<string[]> {
  const problems = complaints.splice(0).map((complaint) => `console: ${complaint}`);
  problems.push(...(await listOverflows(page)));
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) problems.push(`${String(headings)} headings of level 1`);
  if ((await page.title()) === '') problems.push('no title');
  const { shift, shifted } = await page.evaluate(() => window.journeyWatch);
  if (shift >= largestShift) problems.push(`layout moved by ${shift.toFixed(3)}: ${shifted.join('; ')}`);
  return problems;
}

/** Each language loads the page at another width and then stretches it through the rest: loading is what takes time. */
async function openEverywhere(address: string, locale: Locale, visitor: Visitor): Promise<string[]> {
  const problems: string[] = [];
  const first = locales.indexOf(locale) % widths.length;
  for (const width of [...widths.slice(first), ...widths.slice(0, first)]) {
    await visitor.page.setViewportSize({ width, height: 900 });
    await (width === widths[first] ? visitor.open(address) : visitor.settle());
    const lang = await visitor.page.locator('html').getAttribute('lang');
    if (lang !== locale) problems.push(`lang is ${String(lang)}`);
    problems.push(
      ...(await listProblems(visitor)).map((problem) => `${locale} ${String(width)} px: ${problem}`),
    );
  }
  return problems;
}

async function examine(address: string, { page, open, settle }: Visitor): Promise<string[]> {
  const problems: string[] = [];
  await open(address);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    // Colours do not depend on the width.
    for (const width of colorScheme === 'light' ? [1440, 390] : [390]) {
      await page.setViewportSize({ width, height: 900 });
      await settle();
      const violations = await listViolations(page, { isColourOnly: colorScheme === 'dark' });
      problems.push(...violations.map((violation) => `${colorScheme} ${String(width)} px: ${violation}`));
    }
  }
  return problems;
}

/** Leaving is a page that is gone before one can look at it; the account journey takes it. */
const ownPages = routes.filter((route) => route.topic === undefined && route.name !== 'Logout');

const addresses = ownPages.flatMap((route) => {
  const address = exampleAddress(route);
  const others = route.name === 'Setting' ? settingsTabs.slice(1).map((tab) => `${address}?tab=${tab}`) : [];
  return [address, ...others].map((one) => ({ address: one, route }));
});

describe('every page', () => {
  it.each(addresses)('$address is whole in every language and width', async ({ address, route }) => {
    const problems = await Promise.all([
      ...[...byLocale].map(([locale, reader]) => openEverywhere(address, locale, readerOf(reader, route))),
      examine(address, readerOf(examined, route)),
    ]);
    expect(problems.flat()).toEqual([]);
  });
});

describe('pages whose features come later', () => {
  it('open, each with a heading and a title of its own', async () => {
    const waiting = routes.filter((route) => route.topic !== undefined);
    const problems: string[] = [];
    const work = async (tab: Tab) => {
      for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
        const address = exampleAddress(route);
        await tab.open(address);
        const found = await listProblems(tab);
        if (!(await tab.page.title()).includes(route.title['zh-CN'])) found.push('another title');
        if (!tab.page.url().endsWith(address)) found.push(`led to ${tab.page.url()}`);
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
    };
    const { root } = examined;
    await root.page.emulateMedia({ colorScheme: 'light' });
    await Promise.all([work(root), work(await root.openTab()), work(await root.openTab())]);
    expect(problems).toEqual([]);
  });
});
