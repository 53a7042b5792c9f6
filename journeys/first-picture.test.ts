/** The page of a problem before the app is there: drawn by the server, read, written in, and handed over. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import type { RegisteredAccount } from './support/api.ts';
import { loginDialog } from './support/dialogs.ts';
import { registerPeople } from './support/register-people.ts';
import { longestWaitMs } from './support/site-turn.ts';
import { openVisitor } from './support/visitor.ts';

const address = '/problem/T1001';
const program = 'print(sum(map(int, input().split())))';
const bar = barMessages['zh-CN'];

let browser: Browser;
let people: Record<'writer', RegisteredAccount>;
beforeAll(async () => {
  people = await registerPeople(['writer']);
  browser = await openBrowser();
}, longestWaitMs);
afterAll(() => browser.close());

/** Keeps the app's script back until it is let through. */
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

/** The statement in one form: what two browsers' ways of writing the same markup differ in is left out. */
const statement = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const madeUp = ['id', 'aria-controls', 'data-rendered', 'style'];
    const write = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      const attributes = [...node.attributes].filter(({ name }) => !madeUp.includes(name));
      const style = node instanceof HTMLElement ? node.style.cssText : '';
      const words = attributes.map(({ name, value }) => `${name}=${value}`).toSorted();
      return `<${[node.tagName, ...words, style].join(' ')}>${[...node.childNodes].map(write).join('')}</>`;
    };
    return write(article);
  });

describe('the page of a problem that the server has drawn', () => {
  it.each(['zh-CN', 'zh-HK', 'en-US'] as const)(
    'reads in %s as the one that the browser draws alone',
    async (locale) => {
      const visitor = await openVisitor(browser, { locale });
      const { page, settle, complaints } = visitor;
      const letThrough = await holdApp(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#ssr-root[data-open]').waitFor();
      const drawn = await statement(page);
      letThrough();
      await settle();
      const takenOver = await statement(page);
      // An address with more than the problem in it is not drawn ahead.
      await page.goto(`${address}?tab=problemDetail`);
      await settle();
      expect(drawn).toBe(await statement(page));
      expect(takenOver).toBe(drawn);
      expect(complaints).toEqual([]);
      await visitor.close();
    },
  );

  it('keeps what is typed, chosen and pressed before the app is there, on a slow processor', async () => {
    const visitor = await openVisitor(browser);
    const { page, settle, complaints } = visitor;
    await slowDown(page);
    const letThrough = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#ssr-root[data-open]').waitFor();
    await page.getByRole('combobox', { name: bar.language }).selectOption('Python3');
    await page.getByRole('textbox', { name: bar.editor }).click();
    await page.keyboard.insertText(program.slice(0, 10));
    letThrough();
    for (const sign of program.slice(10)) await page.keyboard.insertText(sign);
    await page.getByRole('button', { name: bar.submit, exact: true }).click();
    await loginDialog(page).waitFor();
    await settle();
    expect(await page.locator('.cm-content').textContent()).toBe(program);
    expect(await page.getByRole('combobox', { name: bar.language }).inputValue()).toBe('Python3');
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('lets one go to the editor on a phone before the app is there', async () => {
    const visitor = await openVisitor(browser, { width: 390 });
    const { page, settle, complaints } = visitor;
    const letThrough = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#ssr-root[data-open]').waitFor();
    await page.getByRole('button', { name: problemMessages['zh-CN'].code, exact: true }).click();
    await page.getByRole('textbox', { name: bar.editor }).click();
    await page.keyboard.insertText(program);
    letThrough();
    await settle();
    expect(await page.locator('.cm-content').textContent()).toBe(program);
    expect(await page.locator('.cm-content').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('gives somebody who is logged in the draft they had, and no word for strangers', async () => {
    const visitor = await openVisitor(browser, { session: people.writer.session });
    const { page, open, settle, complaints } = visitor;
    await open(address);
    await page.getByRole('textbox', { name: bar.editor }).click();
    await page.keyboard.insertText('kept from last time');
    await open('/home');
    const letThrough = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('#ssr-root[data-open]').waitFor();
    expect(await page.getByRole('textbox', { name: bar.editor }).inputValue()).toBe('kept from last time');
    expect(await page.getByRole('note').count()).toBe(0);
    letThrough();
    await settle();
    expect(await page.locator('.cm-content').textContent()).toBe('kept from last time');
    expect(complaints).toEqual([]);
    await visitor.close();
  });
});
