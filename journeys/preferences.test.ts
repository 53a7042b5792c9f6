import type { Locale } from '@touchstone/contract/locales';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { menuMessages } from '../apps/web/src/app/shell/menu-messages.ts';
import { shellMessages } from '../apps/web/src/app/shell/shell-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { openVisitor } from './support/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

const pagesBackground = { light: 'rgb(246, 247, 249)', dark: 'rgb(15, 19, 24)' };

/** Everything that states the language agrees. */
async function expectLanguage(page: Page, locale: Locale) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: shellMessages[locale].login, exact: true })
    .waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
  await page
    .getByRole('navigation', { name: shellMessages[locale].mainMenu })
    .getByRole('link', { name: menuMessages[locale].problems, exact: true })
    .waitFor();
}

describe('the language', () => {
  // `choose-locale.test.ts` has the table of what wins; here each source is really read.
  it('comes from the browser when nothing is stored', async () => {
    const { page, open, close } = await openVisitor(browser, { locale: 'zh-HK' });
    await open('/home');
    await expectLanguage(page, 'zh-HK');
    await close();
  });

  it('comes from the address, whatever is stored, and stays for the following pages', async () => {
    const stored = { Web_Language: 'en-US' };
    const { page, open, close } = await openVisitor(browser, { stored });
    await open('/home?l=zh-hk');
    await expectLanguage(page, 'zh-HK');
    await open('/manual');
    await expectLanguage(page, 'zh-HK');
    await close();
  });

  it('changes everywhere by the menu, and stays after a reload', async () => {
    const { page, open, settle, close, complaints } = await openVisitor(browser);
    await open('/home?l=zh-cn');
    await page.evaluate(() => document.body.setAttribute('data-same-document', 'yes'));
    const headings = page.getByRole('heading');
    const before = await headings.allInnerTexts();
    await page.getByRole('button', { name: shellMessages['zh-CN'].language }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expectLanguage(page, 'en-US');
    expect(await page.locator('body').getAttribute('data-same-document'), 'without a reload').toBe('yes');
    await settle();
    await expect
      .poll(async () => (await headings.allInnerTexts()).filter((heading) => before.includes(heading)))
      .toEqual([]);
    await expect.poll(() => page.getByRole('banner').innerText()).not.toMatch(/\p{Script=Han}/u);
    await expect.poll(() => page.title()).toMatch(/^Home · /);
    await expect
      .poll(() => new URL(page.url()).search, { message: 'the address must not win again' })
      .toBe('');
    await page.reload();
    await settle();
    await expectLanguage(page, 'en-US');
    expect(complaints).toEqual([]);
    await close();
  });

  it('of titles and tags follows, and search finds them in every language', async () => {
    const { page, open, close } = await openVisitor(browser);
    await open('/problem?l=zh-cn&keyword=T1001');
    await page.getByRole('link', { name: '两袋米', exact: true }).waitFor();
    await page.getByText('表达式', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: shellMessages['zh-CN'].language }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Two Sacks of Rice', exact: true }).waitFor();
    await page.getByText('Expressions', { exact: true }).first().waitFor();
    await open('/problem?l=zh-hk&keyword=two%20sacks');
    await page.getByRole('link', { name: '兩袋米', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: '兩袋米' }).waitFor();
    await close();
  });
});

describe('the colour scheme', () => {
  async function choose(page: Page, name: string) {
    await page.getByRole('button', { name: shellMessages['zh-CN'].theme }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  }
  const painted = (page: Page) => page.evaluate(() => window.journeyWatch.painted);

  it('that was chosen applies from the first paint of every later load', async () => {
    const { page, open, close } = await openVisitor(browser, { colorScheme: 'light', isPaintWatched: true });
    await open('/home');
    expect(await painted(page)).toEqual([`light on ${pagesBackground.light}`]);
    await choose(page, shellMessages['zh-CN'].dark);
    await expect.poll(async () => (await painted(page)).at(-1)).toBe(`dark on ${pagesBackground.dark}`);
    await open('/manual');
    expect(await painted(page)).toEqual([`dark on ${pagesBackground.dark}`]);
    await close();
  });

  it('follows the system until the user chooses', async () => {
    const { page, open, close } = await openVisitor(browser, { colorScheme: 'dark', isPaintWatched: true });
    await open('/home');
    expect(await painted(page)).toEqual([`dark on ${pagesBackground.dark}`]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(async () => (await painted(page)).at(-1)).toBe(`light on ${pagesBackground.light}`);
    await choose(page, shellMessages['zh-CN'].light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await open('/home');
    expect(await painted(page)).toEqual([`light on ${pagesBackground.light}`]);
    await close();
  });
});
