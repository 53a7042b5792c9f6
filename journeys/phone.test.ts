import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuMessages } from '../apps/web/src/app/shell/menu-messages.ts';
import { shellMessages } from '../apps/web/src/app/shell/shell-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { openLoginDialog } from './support/dialogs.ts';
import { expectFocused } from './support/expect-soon.ts';
import { expectAccessibleDialog, listOverflows } from './support/page-checks.ts';
import { longestWaitMs, withSiteMutex } from './support/site-mutex.ts';
import { openVisitor, type Visitor } from './support/visitor.ts';

const shell = shellMessages['zh-CN'];
const menu = menuMessages['zh-CN'];

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('navigation') });
const opener = (page: Page) => page.getByRole('button', { name: shell.openMenu }).filter({ visible: true });

async function openDrawer(page: Page) {
  await opener(page).first().click();
  await drawer(page).waitFor();
}

const entries = [
  'home',
  'problems',
  'trainings',
  'contests',
  'status',
  'acmRank',
  'oiRank',
  'discussions',
  'groups',
  'manual',
  'introduction',
  'developer',
  'buy',
  'service',
] as const;

describe.each([
  ['a phone', 390],
  ['a tablet', 900],
])('the menu on %s', (_device, width) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(browser, { width });
    // Meanwhile no other journey switches an area off.
    await withSiteMutex(() => visitor.open('/home'));
  }, longestWaitMs);
  afterAll(() => visitor.close());

  it('has every entry within reach', async () => {
    const { page } = visitor;
    await openDrawer(page);
    await expectAccessibleDialog(drawer(page));
    const links = drawer(page).getByRole('navigation').getByRole('link');
    await expect.poll(() => links.allInnerTexts()).toEqual(entries.map((entry) => menu[entry]));
    // A trial click scrolls to the entry and checks that nothing covers it.
    for (const link of await links.all()) await link.click({ trial: true });
    expect(await listOverflows(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
  });

  it('closes by Escape and restores the focus, and closes on selection', async () => {
    const { page, complaints } = visitor;
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    await expectFocused(opener(page).first());
    await page.keyboard.press('Enter');
    await drawer(page).getByRole('link', { name: menu.manual }).click();
    await page.waitForURL('**/manual');
    await drawer(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: menu.manual }).waitFor();
    expect(complaints).toEqual([]);
  });
});

it('the login dialog fills the screen of a phone', async () => {
  const { page, open, close } = await openVisitor(browser, { width: 390 });
  await open('/home');
  const dialog = await openLoginDialog(page);
  await expectAccessibleDialog(dialog);
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  expect(await listOverflows(page)).toEqual([]);
  await close();
});
