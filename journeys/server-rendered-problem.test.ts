/** The server-rendered page of a problem: reading and writing before the app has loaded, and after. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import type { RegisteredAccount } from './support/api.ts';
import { registerDialog } from './support/dialogs.ts';
import { expectCount, expectValue } from './support/expect-soon.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { openVisitor } from './support/visitor.ts';

const address = '/problem/T1001';
const program = 'print(sum(map(int, input().split())))';
const bar = barMessages['zh-CN'];

let browser: Browser;
let people: Record<'writer', RegisteredAccount>;
beforeAll(async () => {
  people = await registerAccounts(['writer']);
  browser = await shareBrowser();
}, longestWaitMs);
afterAll(() => closeContexts(browser));

/** Delays the script of the app until it is released. */
async function holdApp(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:app|first)-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Removes the frame of a program, with which a new draft begins. */
async function clearEditor(page: Page) {
  await page.getByRole('textbox', { name: bar.editor }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** The statement without generated attributes, so that two renders can be compared. */
const statement = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const madeUp = ['id', 'aria-controls', 'style'];
    const write = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      const attributes = [...node.attributes].filter(({ name }) => !madeUp.includes(name));
      const style = node instanceof HTMLElement ? node.style.cssText : '';
      const words = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
      return `<${[node.tagName, ...words, style].join(' ')}>${[...node.childNodes].map(write).join('')}</>`;
    };
    return write(article);
  });

describe('the server-rendered page of a problem', () => {
  it.each(['zh-CN', 'zh-HK', 'en-US'] as const)(
    'shows the same in %s as the page that the browser renders',
    async (locale) => {
      const visitor = await openVisitor(browser, { locale });
      const { page, settle, complaints } = visitor;
      const releaseApp = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#root[data-ssr][data-open]').waitFor();
      const rendered = await statement(page);
      releaseApp();
      await settle();
      await expect.poll(() => statement(page), { message: 'after hydration' }).toBe(rendered);
      // An address with other parameters is not rendered on the server.
      await page.goto(`${address}?tab=problemDetail`);
      await settle();
      await expect.poll(() => statement(page), { message: 'rendered by the browser' }).toBe(rendered);
      expect(complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('keeps text, language and presses from before the app has loaded, on a slow processor', async () => {
    const visitor = await openVisitor(browser);
    const { page, settle, complaints } = visitor;
    await slowDown(page);
    const releaseApp = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#root[data-ssr][data-open]').waitFor();
    await page.getByRole('combobox', { name: bar.language }).selectOption('Python3');
    await clearEditor(page);
    await page.keyboard.insertText(program.slice(0, 10));
    releaseApp();
    for (const sign of program.slice(10)) await page.keyboard.insertText(sign);
    await page.getByRole('button', { name: bar.submit, exact: true }).click();
    await registerDialog(page).waitFor();
    await settle();
    await expect.poll(() => page.locator('.cm-content').textContent()).toBe(program);
    await expectValue(page.getByRole('combobox', { name: bar.language }), 'Python 3');
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('switches to the editor on a phone before the app has loaded', async () => {
    const visitor = await openVisitor(browser, { width: 390 });
    const { page, settle, complaints } = visitor;
    const releaseApp = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#root[data-ssr][data-open]').waitFor();
    await page.getByRole('button', { name: problemMessages['zh-CN'].code, exact: true }).click();
    await clearEditor(page);
    await page.keyboard.insertText(program);
    releaseApp();
    await settle();
    await expect.poll(() => page.locator('.cm-content').textContent()).toBe(program);
    await page.locator('.cm-content').waitFor();
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('shows a logged-in user their draft and no hint for guests', async () => {
    const visitor = await openVisitor(browser, { session: people.writer.session });
    const { page, open, settle, complaints } = visitor;
    await open(address);
    await clearEditor(page);
    await page.keyboard.insertText('kept from last time');
    await open('/home');
    const releaseApp = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#root[data-ssr][data-open]').waitFor();
    await expectValue(page.getByRole('textbox', { name: bar.editor }), 'kept from last time');
    await expectCount(page.getByRole('note'), 0);
    const search = page.getByRole('banner').getByRole('search');
    // The text font changes the widths of the bar.
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const before = await search.boundingBox();
    releaseApp();
    await settle();
    // Messages and avatar replace the buttons of guests without moving the bar.
    await expect.poll(() => search.boundingBox()).toEqual(before);
    await expect.poll(() => page.locator('.cm-content').textContent()).toBe('kept from last time');
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('hydrates without a mismatch if the browser has stored preferences', async () => {
    const visitor = await openVisitor(browser, {
      session: people.writer.session,
      stored: { 'mantine-color-scheme-value': 'dark', 'splitter:problem': 'collapsed' },
    });
    const { page, open, complaints } = visitor;
    await open(address);
    await page.getByRole('button', { name: problemMessages['zh-CN'].openStatement }).waitFor();
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});
