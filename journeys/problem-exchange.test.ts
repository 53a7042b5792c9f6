import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { hojArchive } from '../apps/server/src/modules/problem-exchange/testing/hoj-archives.ts';
import { exportMessages } from '../apps/web/src/features/problem-exchange/export-messages.ts';
import { importMessages } from '../apps/web/src/features/problem-exchange/import-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, rootSession } from './support/api.ts';
import { openVisitor } from './support/visitor.ts';

const words = importMessages['zh-CN'];
const exporting = exportMessages['zh-CN'];
const page = '/admin/problem/batch-operation';

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

it('root imports an archive, sees the result of each problem, and exports one again', async () => {
  const session = await rootSession();
  const visitor = await openVisitor(browser, { session });
  // The state after a login by the form: browser downloads need it.
  const cookie = { name: 'touchstone_session', value: session.token };
  await visitor.context.addCookies([{ ...cookie, url: `${inject('site').address}/api/file/` }]);
  const displayId = `X${randomBytes(4).toString('hex').toUpperCase()}`;
  const archive = hojArchive(
    { number: 1, displayId, title: `Imported ${displayId}` },
    { number: 2, displayId: `${displayId}-2`, title: ' ' },
  );
  const send = async (name: string, buffer: Buffer) => {
    await visitor.page.setInputFiles('input[type=file]', { name, mimeType: 'application/zip', buffer });
    await visitor.page.getByRole('button', { name: words.start(1), exact: true }).click();
  };

  await visitor.open(page);
  await send('first.zip', archive);
  await visitor.page.getByText(words.done(1, 1)).waitFor();
  const rows = visitor.page.getByRole('row');
  await rows.filter({ hasText: words.imported }).getByText(`Imported ${displayId}`).waitFor();
  await rows.filter({ hasText: words.skipped }).getByText('problem_2.json').waitFor();

  await visitor.open(`${page}?tab=export&keyword=${displayId}`);
  await visitor.page.getByLabel(exporting.choose(`${displayId} Imported ${displayId}`)).check();
  await visitor.page.getByText(exporting.chosen(1)).waitFor();
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('button', { name: exporting.download, exact: true }).click(),
  ]);
  const exported = await readFile(await download.path());

  await visitor.open(page);
  await send('again.zip', exported);
  await visitor.page.getByText(words.nothing(1)).waitFor();
  await rows.filter({ hasText: words.skipped }).getByText(displayId, { exact: false }).first().waitFor();
  expect(visitor.complaints).toEqual([]);
  await visitor.close();

  const { data } = await ask('GET /api/admin/problem/get-problem-list', {
    token: session.token,
    query: { keyword: displayId },
  });
  expect(data.records.map(({ problemId, auth }) => [problemId, auth])).toEqual([[displayId, 2]]);
  const query = { pid: String(data.records[0]?.id) };
  await ask('DELETE /api/admin/problem', { token: session.token, query });
});
