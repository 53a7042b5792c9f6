/** Finding a problem: filters in the URL, invalid URLs, keyboard navigation, and a random problem. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemListMessages } from '../apps/web/src/features/problem-list/problem-list-messages.ts';
import { tagFilterMessages } from '../apps/web/src/features/problem-list/filters/tag-filter-messages.ts';
import { problemMessages } from '../apps/web/src/features/problem/problem-messages.ts';
import { difficultyMessages } from '../apps/web/src/ui/difficulty/difficulty-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { expectFocused } from './support/expect-soon.ts';
import { expectHeard, openVisitor, type Visitor } from './support/visitor.ts';

const m = problemListMessages['en-US'];
const tags = tagFilterMessages['en-US'];
const problem = problemMessages['en-US'];
const hard = difficultyMessages['en-US'].hard;

let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  browser = await shareBrowser();
  visitor = await openVisitor(browser, { locale: 'en-US' });
});
afterAll(() => closeContexts(browser));

const rowLinks = (page: Page) => page.getByRole('table').locator('[data-row-link]');
const keywordField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: m.keyword });
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
async function expectQuery(page: Page, expected: string) {
  await expect.poll(() => query(page)).toBe(expected);
}

describe('the problem list', () => {
  it('keeps its filters in the URL, shows them, and removes each of them', async () => {
    const { page, open, complaints } = visitor;
    await open('/problem');
    const everything = await rowLinks(page).count();
    await keywordField(page).fill('a');
    await expectQuery(page, '?keyword=a');
    await page.getByRole('radio', { name: hard }).click();
    await expectQuery(page, '?keyword=a&difficulty=2');
    await expect.poll(() => rowLinks(page).count()).toBeLessThan(everything);
    await page.getByRole('button', { name: m.remove(m.keywordChip('a')) }).click();
    await expectQuery(page, '?difficulty=2');
    await page.goBack();
    await expectQuery(page, '?keyword=a&difficulty=2');
    await expect.poll(() => keywordField(page).inputValue()).toBe('a');
    await page.getByRole('button', { name: m.reset, exact: true }).click();
    await expectQuery(page, '');
    await expect.poll(() => rowLinks(page).count()).toBe(everything);
    const firstAddress = () => rowLinks(page).first().getAttribute('href');
    const first = await firstAddress();
    const byId = page.getByRole('columnheader', { name: m.columns.id }).getByRole('button');
    await byId.focus();
    await page.keyboard.press('Enter');
    await expectQuery(page, '?sort=-id');
    await expect.poll(firstAddress).not.toBe(first);
    expect(complaints).toEqual([]);
  });

  it('ignores invalid parameters, and leads back from a page past the end', async () => {
    const { page, open, complaints } = visitor;
    await open('/problem?tagId=[1&difficulty=9&currentPage=-4&limit=7&oj=elsewhere');
    await expect.poll(() => rowLinks(page).count()).toBeGreaterThan(0);
    await open('/problem?limit=10&currentPage=777');
    await page.getByText(m.pastEnd(777)).waitFor();
    await page.getByRole('button', { name: m.toFirst }).click();
    await expectQuery(page, '?limit=10');
    await expect.poll(() => rowLinks(page).count()).toBe(10);
    expect(complaints).toEqual([]);
  });

  it('is navigated by j and k, opened by Enter and searched by the slash', async () => {
    const { page, open } = visitor;
    await open('/problem');
    for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
    await expectFocused(rowLinks(page).nth(1));
    await page.keyboard.press('/');
    await expectFocused(keywordField(page));
    await page.keyboard.type('j');
    await expectQuery(page, '?keyword=j');
    await page.keyboard.press('Escape');
    // An empty result offers to clear the search.
    await page.getByRole('button', { name: m.reset, exact: true }).first().click();
    await expectQuery(page, '');
    await expect.poll(() => rowLinks(page).count()).toBeGreaterThan(1);
    await page.keyboard.press('j');
    await expectFocused(rowLinks(page).first());
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/problem\/.+/);
  });

  it('opens the problem with the typed id, and leads on to its neighbours in the list', async () => {
    const { page, open, settle, complaints } = visitor;
    await open('/problem');
    // A problem of the demo content: other journeys hide theirs meanwhile.
    await rowLinks(page).and(page.locator('[href$="/T1002"]')).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/problem/T1002');
    await settle();
    const opened = page.url();
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await page.getByRole('link', { name: problem.next, exact: true }).click();
    await expect.poll(() => page.url()).not.toBe(opened);
    await expect.poll(() => heading.innerText()).not.toBe(title);
    await settle();
    await page.getByRole('link', { name: problem.previous, exact: true }).click();
    await expect.poll(() => page.url()).toBe(opened);
    await open('/problem');
    await keywordField(page).fill('t1002');
    await keywordField(page).press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/problem/T1002');
    expect(complaints).toEqual([]);
  });

  it('opens a random problem, and filters by several tags on a phone', async () => {
    const phone = await openVisitor(browser, { locale: 'en-US', width: 390 });
    const { page, open, settle, close } = phone;
    await open('/problem');
    await page.getByRole('combobox', { name: m.sort }).selectOption('-difficulty');
    await expectQuery(page, '?sort=-difficulty');
    await page.getByRole('button', { name: m.tags, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: tags.panel });
    for (const index of [0, 1]) await sheet.locator('button[aria-pressed]').nth(index).click();
    await page.getByRole('button', { name: tags.done, exact: true }).click();
    await expect.poll(() => query(page)).toMatch(/^\?tagId=\[\d+,\d+\]&sort=-difficulty$/);
    await settle();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: m.random, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/problem\/.+/);
    await expectHeard(phone, m.goodLuck);
    await close();
  });
});
