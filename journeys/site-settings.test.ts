import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcementMessages } from '../apps/web/src/features/admin-announcements/announcement-messages.ts';
import { switchMessages } from '../apps/web/src/features/admin-site-settings/switches/switch-messages.ts';
import { websiteMessages } from '../apps/web/src/features/admin-site-settings/website/website-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession } from './support/api.ts';
import { expectFocused } from './support/expect-soon.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const announcements = announcementMessages['zh-CN'];
const switches = switchMessages['zh-CN'];
const website = websiteMessages['zh-CN'];

/** One pixel. */
const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

describe('site settings of root', () => {
  it('announce on the home page in each language, until deleted', async () => {
    const title = `Maintenance ${String(Date.now())}`;
    const root = await openVisitor(browser, { session: await rootSession() });
    const guest = await openVisitor(browser, { locale: 'en-US' });
    const { page, open } = root;
    await open('/admin/announcement');
    await page.getByRole('button', { name: announcements.create }).click();
    await page.getByLabel(announcements.titleLabel, { exact: true }).fill(title);
    await page
      .getByLabel(announcements.contentLabel, { exact: true })
      .fill('<!-- zh-CN -->\n今晚维护\n\n<!-- en-US -->\n**Closed tonight**');
    await page.getByText('今晚维护', { exact: true }).waitFor();
    await page.getByRole('button', { name: announcements.back }).click();
    const question = page.getByRole('dialog');
    await expectAccessibleDialog(question);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.getByLabel(announcements.titleLabel, { exact: true }).press('Enter');
    await expectHeard(root, announcements.published);

    await guest.open('/home');
    await guest.page.getByRole('button', { name: title }).click();
    await guest.page.getByText('Closed tonight', { exact: true }).waitFor();
    expect(await guest.page.getByText('今晚维护').count()).toBe(0);

    const row = page.getByRole('row').filter({ hasText: title });
    // The switch changes once the site confirms.
    await row.getByRole('switch').click({ force: true });
    await expectHeard(root, announcements.hid);
    await guest.open('/home');
    expect(await guest.page.getByText(title).count()).toBe(0);
    await row.getByRole('button', { name: announcements.deleteOf(title) }).click();
    await page.getByRole('button', { name: announcements.delete, exact: true }).click();
    await expectHeard(root, announcements.deleted);
    await row.waitFor({ state: 'detached' });
    expect([...root.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([root.close(), guest.close()]);
  });

  it('change the footer and the pictures of the home page, and back', async () => {
    const { token } = await rootSession();
    const root = await openVisitor(browser, { session: await rootSession() });
    const guest = await openVisitor(browser);
    const { page, open } = root;
    const record = `Record ${String(Date.now())}`;
    const { data: before } = await ask('GET /api/home-carousel');
    await open('/admin/conf');
    const field = page.getByLabel(website.recordName, { exact: true });
    const save = page.locator('form').getByRole('button', { name: '保存', exact: true });
    await field.fill(record);
    await page.getByLabel(website.recordUrl).fill('javascript:alert(1)');
    await save.click();
    await page.getByText(website.problems.link).waitFor();
    await expectFocused(page.getByLabel(website.recordUrl));
    await page.getByLabel(website.recordUrl).fill('https://record.example');
    await save.click();
    await expectHeard(root, website.saved);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: website.upload }).click(),
    ]);
    await chooser.setFiles({ name: 'one.png', mimeType: 'image/png', buffer: smallPicture });
    await expectHeard(root, website.uploaded);

    await guest.open('/home');
    const link = guest.page.getByRole('link', { name: record });
    await expect.poll(() => link.getAttribute('href')).toBe('https://record.example');
    const { data: added } = await ask('GET /api/home-carousel');
    expect(added).toHaveLength(before.length + 1);

    await page.getByRole('button', { name: website.deleteOf(added.length) }).click();
    await page.getByRole('button', { name: website.delete, exact: true }).click();
    await expectHeard(root, website.deleted);
    expect((await ask('GET /api/home-carousel')).data).toEqual(before);
    await ask('PUT /api/admin/config/website', {
      token,
      body: { recordName: 'None', recordUrl: 'None' },
    });
    expect([...root.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([root.close(), guest.close()]);
  });

  it('toggle switches that apply to the next call', async () => {
    const root = await openVisitor(browser, { session: await rootSession() });
    const { page, open } = root;
    const isOpen = async () => (await ask('GET /api/get-website-config')).data.openContestComment;
    await open('/admin/switch');
    const comments = page.getByRole('switch', { name: switches.openContestComment.label });
    const save = page.locator('form').getByRole('button', { name: '保存', exact: true });
    await comments.setChecked(false, { force: true });
    await save.click();
    await expectHeard(root, switches.saved);
    expect(await isOpen()).toBe(false);
    await comments.setChecked(true, { force: true });
    await save.click();
    await expect.poll(isOpen).toBe(true);
    expect(root.complaints).toEqual([]);
    await root.close();
  });
});
