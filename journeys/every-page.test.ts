/**
 * Opens every URL of the product. A new route is covered without a change of this file.
 *
 * How this works: each page is examined once, where most goes wrong: on a narrow phone, in the language with
 * the longest texts. A reader goes from page to page inside the running app: loading the app for each page
 * would cost as much as everything else together. A page is loaded in full if it is the first of its frame,
 * if the server renders it, and after a page with problems, which may have spoilt the app. Colours are left
 * to the tests of the tokens (`apps/web/src/ui/theme/contrast.test.ts`).
 *
 * A thorough page is loaded in full and examined in every language, at both widths and in both colour
 * schemes, colours included. `THOROUGH_PAGES=all` makes every page thorough, `THOROUGH_PAGES=since:<commit>`
 * those whose texts or style changed since then.
 */
import { locales, type Locale } from '@touchstone/contract/locales';
import { roleCodes } from '@touchstone/contract/roles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress, routes, type RouteEntry } from '../apps/web/src/app/routes.ts';
import { localeStorageKey } from '../apps/web/src/lib/locale.ts';
import { settingsTabs } from '../apps/web/src/features/settings/settings-tabs.ts';
import { chooseThoroughPages } from '../scripts/browser/changed-pages.ts';
import type { Session } from '../scripts/screenshots/log-in-as-root.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { logIn, registerAccount } from './support/api.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { openSiteDatabase, setRole } from './support/site-database.ts';
import { withSiteMutex, longestWaitMs } from './support/site-mutex.ts';
import { openVisitor, type Tab, type Visitor, type VisitorOptions } from './support/visitor.ts';

const widths = [360, 1440] as const;
/** Its texts are half as wide again as those of either Chinese: 85,000 to 56,000 em in all. */
const longestLanguage: Locale = 'en-US';
const largestShift = 0.02;

interface Readers {
  guest: Visitor;
  root: Visitor;
}

let browser: Browser;
let session: Session;

beforeAll(async () => {
  browser = await shareBrowser();
  session = await withSiteMutex(openOwnSession);
}, longestWaitMs);
afterAll(() => closeContexts(browser));

/** A super administrator of its own: whatever a journey does with root does not end this session. */
async function openOwnSession() {
  const account = await registerAccount();
  const database = await openSiteDatabase();
  await setRole(database, account.username, roleCodes.root);
  await database.destroy();
  return logIn(account);
}

async function openReaders(options: VisitorOptions): Promise<Readers> {
  return {
    guest: await openVisitor(browser, { ...options, isLineSlow: true }),
    root: await openVisitor(browser, { ...options, session, isLineSlow: true }),
  };
}

/** Layout shifts during loading. */
async function listShifts({ page }: Tab): Promise<string[]> {
  const { shift, shifted } = await page.evaluate(() => window.journeyWatch);
  return shift >= largestShift ? [`layout moved by ${shift.toFixed(3)}: ${shifted.join('; ')}`] : [];
}

/** Problems of the page in a tab. Searching by role would examine every element of the page, six times a page. */
async function listProblems({ page, complaints }: Tab): Promise<string[]> {
  const problems = complaints.splice(0).map((complaint) => `console: ${complaint}`);
  problems.push(...(await listOverflows(page)));
  const { headings, title } = await page.evaluate(() => {
    const all = document.querySelectorAll('h1:not([role]), [role="heading"][aria-level="1"]');
    const isSeen = (heading: Element) =>
      heading.checkVisibility({ visibilityProperty: true }) &&
      heading.closest('[aria-hidden="true"]') === null;
    return { headings: [...all].filter(isSeen).length, title: document.title };
  });
  if (headings !== 1) problems.push(`${String(headings)} headings of level 1`);
  if (title === '') problems.push('no title');
  return problems;
}

/** Simulates a choice in another tab. */
async function switchLanguage({ page, settle }: Tab, locale: Locale) {
  await page.evaluate(
    ([key, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key, newValue })),
    [localeStorageKey, locale] as const,
  );
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(locale);
  await settle();
}

/** A browser keeps the last chosen language. */
async function readLanguage({ page }: Tab): Promise<Locale> {
  const shown = await page.evaluate(() => document.documentElement.lang);
  const locale = locales.find((one) => one === shown);
  if (locale === undefined) throw new Error(`the page is in ${shown}`);
  return locale;
}

/** One load at the first width, then every language at every width: loading takes the most time. */
async function readEverywhere(tab: Tab, [...ways]: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  const shown = await readLanguage(tab);
  for (const locale of [shown, ...locales.filter((one) => one !== shown)]) {
    if (locale !== shown) await switchLanguage(tab, locale);
    for (const [step, width] of ways.entries()) {
      if (step > 0) await resize(tab, width);
      const found = await listProblems(tab);
      problems.push(...found.map((problem) => `${locale} ${String(width)} px: ${problem}`));
    }
    // The next language begins at the width where this one ends.
    ways.reverse();
  }
  return problems;
}

async function resize({ page, settle }: Tab, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await settle();
}

type Scheme = 'light' | 'dark';

/** A browser keeps the last chosen colour scheme. */
async function readScheme({ page }: Tab): Promise<Scheme> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}

/**
 * In full in the scheme of the load; in the other scheme only what colours can change, which does not depend on the
 * width.
 */
async function examine(tab: Tab): Promise<string[]> {
  const { page, settle } = tab;
  const shown = await readScheme(tab);
  const violations = await listViolations(page, { colours: 'too' });
  const problems = violations.map((violation) => `${shown}: ${violation}`);
  const other = shown === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme: other });
  const readShownScheme = () => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
  await expect.poll(readShownScheme).toBe(other);
  await settle();
  const coloured = await listViolations(page, { colours: 'only' });
  return [...problems, ...coloured.map((violation) => `${other}: ${violation}`)];
}

/** The logout page disappears immediately; the account journey covers it. */
const ownPages = routes.filter((route) => route.name !== 'Logout');

interface Page {
  address: string;
  route: RouteEntry;
}

const pages: readonly Page[] = ownPages.flatMap((route) => {
  const address = exampleAddress(route);
  const others = route.name === 'Setting' ? settingsTabs.slice(1).map((tab) => `${address}?tab=${tab}`) : [];
  return [address, ...others].map((one) => ({ address: one, route }));
});
const thorough = chooseThoroughPages(process.env['THOROUGH_PAGES'], ownPages);
const isThorough = ({ route }: Page) => thorough.has(route.name);

const readerOf = (readers: Readers, { route }: Page) =>
  route.needs === undefined ? readers.guest : readers.root;

describe.runIf(pages.some((page) => !isThorough(page)))('every page', () => {
  let readers: Readers;
  /** The frame of the app that a reader has loaded and that works. */
  const frames = new Map<Visitor, string>();
  beforeAll(async () => {
    readers = await openReaders({ locale: longestLanguage, width: widths[0] });
  });
  afterAll(() => Promise.all([readers.guest.close(), readers.root.close()]));

  it.each(pages.filter((page) => !isThorough(page)))('$address is complete', async (page) => {
    const { address, route } = page;
    const tab = readerOf(readers, page);
    const frame = route.frame ?? 'shell';
    const isLoaded = frames.get(tab) === frame && route.ssr === undefined;
    frames.delete(tab);
    await (isLoaded ? tab.follow(address) : tab.open(address));
    const problems = [
      ...(await listShifts(tab)),
      ...(await listViolations(tab.page)),
      ...(await listProblems(tab)),
    ];
    expect(problems).toEqual([]);
    frames.set(tab, frame);
  });
});

describe.runIf(pages.some(isThorough))('every thorough page', () => {
  let readers: Readers;
  beforeAll(async () => {
    readers = await openReaders({});
  });
  afterAll(() => Promise.all([readers.guest.close(), readers.root.close()]));

  /** Consecutive pages are loaded at different widths. */
  const inTurn = pages
    .filter(isThorough)
    .map((page, index) => ({ ...page, ways: index % 2 === 0 ? widths : widths.toReversed() }));

  it.each(inTurn)('$address is complete in every language and width', async ({ ways, ...page }) => {
    const tab = readerOf(readers, page);
    await tab.page.setViewportSize({ width: ways[0] ?? 1440, height: 900 });
    await tab.open(page.address);
    const problems = await listShifts(tab);
    problems.push(...(await examine(tab)), ...(await readEverywhere(tab, ways)));
    expect(problems).toEqual([]);
  });
});
