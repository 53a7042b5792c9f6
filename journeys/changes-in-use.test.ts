/**
 * A director changes a contest while it runs. No change that shuts out contestants or touches results happens unasked: neither in
 * the pages nor by direct calls.
 */
import { randomBytes } from 'node:crypto';
import { statuses } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contestListMessages } from '../apps/web/src/features/admin-contests/list/contest-list-messages.ts';
import { inUseMessages } from '../apps/web/src/ui/in-use/in-use-messages.ts';
import { ask, rootSession, send, type RegisteredAccount } from './support/api.ts';
import {
  createContest,
  readDemoProgram,
  submitAt,
  travelTo,
  type PlayedContest,
} from './support/contest-play.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { registerAccounts } from './support/register-accounts.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { openSiteDatabase } from './support/site-database.ts';
import { longestWaitMs } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

const words = { list: contestListMessages['zh-CN'], inUse: inUseMessages['zh-CN'] };
const title = `Spring Cup ${randomBytes(3).toString('hex')}`;

let browser: Browser;
let database: Database;
let ann: RegisteredAccount;
let played: PlayedContest;
let pid: number;

beforeAll(async () => {
  browser = await shareBrowser();
  database = await openSiteDatabase();
  ({ ann } = await registerAccounts(['ann']));
  const { contestId, token } = await createContest({
    title,
    type: 'acm',
    minutes: 300,
    sealedLastMinutes: 60,
    problems: { A: 'T1004' },
  });
  played = { database, contestId };
  const { data } = await ask('GET /api/get-problem-detail', { token, query: { problemId: 'T1004' } });
  pid = data.problem.id;
}, longestWaitMs);

afterAll(async () => {
  const { token } = await rootSession();
  const query = { cid: String(played.contestId), confirm: 'contestantsShutOut,submissionsDetached' };
  await ask('DELETE /api/admin/contest', { token, query });
  await closeContexts(browser);
  await database.destroy();
});

/** The contestant has a result, and is there now. */
async function takePart() {
  const program = await readDemoProgram('t1004-sticker-swap/accepted.cpp');
  await travelTo(played, 5);
  const { status } = await submitAt(played, { token: ann.session.token, problem: 'A', program, minute: 10 });
  expect(status).toBe(statuses.accepted);
}

const readResults = async () => {
  const { token } = ann.session;
  const body = { cid: played.contestId, currentPage: 1, limit: 10 };
  return (await ask('POST /api/get-contest-rank', { token, body })).data;
};

it('asks the director in the page, takes no for an answer, and can be undone', async () => {
  await takePart();
  const before = await readResults();
  const director = await openVisitor(browser, { session: await rootSession() });
  const { page } = director;
  await director.open(`/admin/contest?keyword=${encodeURIComponent(title)}`);
  const visible = page.getByRole('switch', { name: words.list.visibleOf(title) });
  const question = page.getByRole('dialog', { name: words.inUse.title });

  await visible.click({ force: true });
  await question.getByText('1 名正在参赛的选手').waitFor();
  await question.getByText(words.inUse.safer.contestantsShutOut).waitFor();
  await expectAccessibleDialog(question);
  await question.getByRole('button', { name: words.inUse.back, exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => visible.isChecked()).toBe(true);
  expect(await readResults()).toEqual(before);

  await visible.click({ force: true });
  await question.getByRole('button', { name: words.inUse.proceed, exact: true }).click();
  await expectHeard(director, words.list.hid);
  const { token } = ann.session;
  const query = { cid: String(played.contestId) };
  expect((await send('GET /api/get-contest-problem', { token, query })).envelope.status).not.toBe(200);
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expectHeard(director, words.list.shown);
  expect(await readResults()).toEqual(before);
  expect(director.complaints).toEqual([]);
  await director.close();
});

it('answers direct calls with the figures and changes nothing', async () => {
  await takePart();
  const before = await readResults();
  const { token } = await rootSession();
  const cid = played.contestId;
  const { data: account } = await ask('GET /api/get-user-home-info', {
    token,
    query: { username: ann.username },
  });
  const changed = { id: cid };
  const answers = [
    await send('PUT /api/admin/contest', { token, body: { ...changed, visible: false } }),
    await send('PUT /api/admin/contest', { token, body: { ...changed, auth: 1, pwd: 'sesame' } }),
    await send('PUT /api/admin/contest', { token, body: { ...changed, examAddresses: ['192.0.2.0/24'] } }),
    await send('DELETE /api/admin/contest', { token, query: { cid: String(cid) } }),
    await send('DELETE /api/admin/contest/problem', {
      token,
      query: { cid: String(cid), pid: String(pid) },
    }),
    await send('PUT /api/admin/problem', { token, body: { problem: { id: pid, timeLimit: 1 } } }),
    await send('POST /api/admin/problem/rejudge', { token, body: { pid } }),
    await send('DELETE /api/admin/user/delete-user', { token, body: { ids: [account.uid] } }),
  ];
  expect(answers.map(({ envelope }) => [envelope.status, envelope.data])).toEqual([
    [400, { contestantsShutOut: 1 }],
    [400, { contestantsShutOut: 1 }],
    [400, { contestantsShutOut: 1 }],
    [400, { contestantsShutOut: 1, submissionsDetached: 2 }],
    [400, { contestantsRescored: 1, submissionsDeleted: 2 }],
    [400, { submissionsOutdated: 2 }],
    [400, { submissionsRejudged: 2 }],
    [400, { contestantsDeleted: 1 }],
  ]);
  expect(await readResults()).toEqual(before);
});
