import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tagFormMessages } from '../apps/web/src/features/admin-tags/tag-form-messages.ts';
import { translationsMessages } from '../apps/web/src/ui/translations/translations-messages.ts';
import { tagMessages } from '../apps/web/src/features/admin-tags/tag-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession } from './support/api.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const m = tagMessages['zh-CN'];
const form = tagFormMessages['zh-CN'];
const translations = translationsMessages['zh-CN'];

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

it('root creates a classification and a tag by keyboard, sees the error for a taken name, and deletes both', async () => {
  const session = await rootSession();
  const visitor = await openVisitor(browser, { session });
  const { page, open } = visitor;
  const dialog = page.getByRole('dialog');
  await open('/admin/problem/tag');
  await page.getByRole('button', { name: m.newClassification }).press('Enter');
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel(form.name).fill('旅途分类');
  await page.keyboard.press('Enter');
  await expectHeard(visitor, form.classificationCreated('旅途分类'));
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: m.addTo('旅途分类') }).press('Enter');
  await expectAccessibleDialog(dialog);
  await dialog.getByLabel(form.name).fill('旅途标签');
  await dialog.getByRole('button', { name: translations.add }).press('Enter');
  const english = dialog.getByLabel(translations.label(form.name, 'English'));
  await english.fill('Journey tag');
  await expectAccessibleDialog(dialog);
  await english.press('Enter');
  await expectHeard(visitor, form.tagCreated('旅途标签'));
  await dialog.waitFor({ state: 'detached' });
  // Found by the name in another language, shown in the own one.
  await page.getByRole('searchbox', { name: m.search }).fill('journey');
  await page.getByRole('button', { name: m.editTag('旅途标签') }).waitFor();
  await page.getByRole('searchbox', { name: m.search }).fill('');

  await page.getByRole('button', { name: m.newTag, exact: true }).press('Enter');
  await dialog.getByLabel(form.name).fill('旅途标签');
  await page.keyboard.press('Enter');
  await dialog.getByText('已有同名标签').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  for (const [button, done] of [
    [m.deleteTag('旅途标签'), form.tagDeleted('旅途标签')],
    [m.deleteClassification('旅途分类'), form.classificationDeleted('旅途分类')],
  ] as const) {
    await page.getByRole('button', { name: button }).press('Enter');
    await expectAccessibleDialog(dialog);
    await dialog.getByRole('button', { name: form.delete, exact: true }).press('Enter');
    await expectHeard(visitor, done);
    await dialog.waitFor({ state: 'detached' });
  }

  // Other journeys change other things meanwhile.
  const query = { keyword: 'tag', limit: '50' };
  const { data } = await ask('GET /api/admin/audit-log', { token: session.token, query });
  const actions = data.records.map(({ action }) => action).filter((action) => action.startsWith('tag'));
  expect(actions).toEqual([
    'tag-classification.delete',
    'tag.delete',
    'tag.create',
    'tag-classification.create',
  ]);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
