/**
 * Problems of the seven other judges: imported, submitted and judged for real by local sites that behave like them. One learner
 * uses the browser, the others the calls of the browser.
 */
import { getRemoteVendor, remoteJudges, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { statuses } from '@touchstone/contract/statuses';
import type { BrowserAccess } from '@touchstone/remote-judges/testing/codeforces-server';
import { localVendors } from '@touchstone/remote-judges/testing/vendor-sites';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountMessages } from '../apps/web/src/features/admin-remote/accounts/account-messages.ts';
import { siteNameOf } from '../apps/web/src/features/admin-remote/accounts/group-accounts.ts';
import { barMessages } from '../apps/web/src/features/problem/workbench/bar/bar-messages.ts';
import { remoteRunMessages } from '../apps/web/src/ui/remote/remote-run-messages.ts';
import { verdictMessages } from '../apps/web/src/ui/verdict/verdict-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { siteAccounts } from '../scripts/remote-sites/start-remote-sites.ts';
import type { ControlCommand } from '../scripts/remote-sites/control-server.ts';
import type { Session } from '../scripts/screenshots/log-in-as-root.ts';
import { ask, logIn, rootSession } from './support/api.ts';
import { generateAccount } from './support/generate-account.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { openVisitor } from './support/visitor.ts';

holdSiteMutex();

const [[username, password] = ['', '']] = Object.entries(siteAccounts);

let root: string;
let learner: Session;
beforeAll(async () => {
  root = (await rootSession()).token;
  const keys = new Set(remoteJudges.map(({ accountKey }) => accountKey));
  for (const accountKey of keys)
    await ask('POST /api/admin/remote/account', { token: root, body: { accountKey, username, password } });
  learner = await logIn(await generateAccount('remote'));
  for (const { prefix } of remoteJudges)
    await ask('PUT /api/admin/remote/vendor', { token: root, body: { key: prefix, isEnabled: true } });
});

/** Tells the local sites, which run in another process, what goes wrong. */
async function control(command: ControlCommand): Promise<unknown> {
  const response = await fetch(inject('remoteControl'), { method: 'POST', body: JSON.stringify(command) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const listRuns = async (vendor: RemotePrefix) =>
  ((await control({ do: 'listRuns', vendor })) as { code: string; problemId: string }[]).filter(
    ({ problemId }) => problemId === localVendors[vendor].problemId,
  );

const programs = {
  accepted: 'int main() { long long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }',
  wrongAnswer: 'int main() { long long a, b; std::cin >> a >> b; std::cout << a - b << std::endl; }',
  compileError: 'int main() { std::cout << 1 << std::endl }',
  timeLimitExceeded: 'int main() { for (volatile int i = 0;; i = i + 1) continue; }',
} as const;
type Verdict = keyof typeof programs;

let submitted = 0;
/** Sites refuse short programs, and some the same one twice. */
const codeOf = (verdict: Verdict) =>
  `#include <iostream>\n// submission ${String((submitted += 1))}\n${programs[verdict]}\n`;

const displayIdOf = (vendor: RemotePrefix) => `${vendor}-${localVendors[vendor].problemId}`.toUpperCase();

/** Returns the id of the submission. */
async function submit(vendor: RemotePrefix, verdict: Verdict): Promise<number> {
  const { data } = await ask('POST /api/submit-problem-judge', {
    token: learner.token,
    body: {
      pid: displayIdOf(vendor),
      language: localVendors[vendor].languages.cpp,
      code: codeOf(verdict),
      cid: 0,
      isRemote: true,
    },
  });
  if (data.submitId === null) throw new Error('the submission has no id');
  return data.submitId;
}

const read = async (id: number) =>
  (await ask('GET /api/get-submission-detail', { token: learner.token, query: { submitId: String(id) } }))
    .data.submission;

async function expectStatus(submission: number, verdict: Verdict) {
  await expect
    .poll(async () => (await read(submission)).status, { timeout: 280_000 })
    .toBe(statuses[verdict]);
}

describe.each(remoteJudges)('$name', ({ prefix }) => {
  it('gives its problem to the site, with limits, languages and its address', async () => {
    await ask('GET /api/admin/problem/import-remote-oj-problem', {
      token: root,
      query: { name: prefix, problemId: localVendors[prefix].problemId },
    });
    const { data } = await ask('GET /api/get-problem-detail', { query: { problemId: displayIdOf(prefix) } });
    expect(data.problem).toMatchObject({
      title: 'A + B Problem',
      isRemote: true,
      timeLimit: 1000,
      memoryLimit: 64,
    });
    expect(data.languages).toContain(localVendors[prefix].languages.cpp);
  });

  it('judges right, wrong, broken and endless programs', async () => {
    const all = {
      accepted: await submit(prefix, 'accepted'),
      wrongAnswer: await submit(prefix, 'wrongAnswer'),
      compileError: await submit(prefix, 'compileError'),
      timeLimitExceeded: await submit(prefix, 'timeLimitExceeded'),
    } satisfies Record<Verdict, number>;
    for (const [verdict, submission] of Object.entries(all))
      await expectStatus(submission, verdict as Verdict);
    expect((await read(all.compileError)).errorMessage).toContain('error');
    const right = await read(all.accepted);
    expect(right).toMatchObject({
      judger: getRemoteVendor(prefix).name,
      remote: { vendor: prefix, state: 'finished' },
    });
    expect(right.remote?.runUrl).toContain(new URL(getRemoteVendor(prefix).siteUrl).host);
  });

  it('recovers from a lost answer without a second run', async () => {
    const before = (await listRuns(prefix)).length;
    await control({ do: 'fail', vendor: prefix, path: localVendors[prefix].submitPath, fault: 'dropAfter' });
    await expectStatus(await submit(prefix, 'accepted'), 'accepted');
    await control({ do: 'fail', vendor: prefix, path: localVendors[prefix].submitPath, fault: 'dropBefore' });
    await expectStatus(await submit(prefix, 'accepted'), 'accepted');
    expect(await listRuns(prefix)).toHaveLength(before + 2);
  });
});

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

describe('in the browser', () => {
  it('a learner submits to another site, reads the verdict and opens the run there', async () => {
    const { page, open, settle, complaints, close } = await openVisitor(browser, { session: learner });
    await open(`/problem/${displayIdOf('HDU')}`);
    await page.getByRole('textbox', { name: barMessages['zh-CN'].editor }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(codeOf('accepted'));
    await page.getByRole('button', { name: barMessages['zh-CN'].submit, exact: true }).click();
    await page.getByRole('status').filter({ hasText: verdictMessages['zh-CN'].accepted.name }).waitFor();
    const link = page.getByRole('link', { name: remoteRunMessages['zh-CN'].openRun('HDU') });
    expect(await link.first().getAttribute('href')).toContain(new URL(getRemoteVendor('HDU').siteUrl).host);
    await settle();
    expect(await listOverflows(page)).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('an administrator sees the state of every site', async () => {
    const { page, open, complaints, close } = await openVisitor(browser, { session: await rootSession() });
    await open('/admin/remote');
    for (const { name } of remoteJudges)
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
    expect(await listOverflows(page)).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the back office', () => {
  it('shows that every vendor works, and what failed', async () => {
    const { data } = await ask('GET /api/admin/remote/vendors', { token: root });
    expect(data.map(({ key, state }) => [key, state])).toEqual(
      remoteJudges.map(({ prefix }) => [prefix, 'working']),
    );
    const failures = await ask('GET /api/admin/remote/failures', { token: root, query: { key: 'HDU' } });
    expect(failures.data.records.map(({ code }) => code)).toContain('siteDown');
  });
});

describe('Codeforces behind its challenge', () => {
  it('keeps submissions waiting with the reason, and goes on with the session of a browser', async () => {
    await control({ do: 'logOutAll', vendor: 'CF' });
    await control({ do: 'protectPages', vendor: 'CF', isProtected: true });
    const submission = await submit('CF', 'accepted');
    await expect
      .poll(async () => (await read(submission)).remote?.reason, { timeout: 280_000 })
      .toBe('challengeRequired');
    const m = accountMessages['zh-CN'];
    const { page, open, complaints, close } = await openVisitor(browser, { session: await rootSession() });
    const access = (await control({ do: 'openBrowser', vendor: 'CF', username })) as BrowserAccess;
    await open('/admin/remote');
    await page
      .getByRole('table', { name: m.tableOf(siteNameOf('cf')) })
      .getByRole('button', { name: m.menuOf(username) })
      .click();
    await page.getByRole('menuitem', { name: m.browserSession }).click();
    await page.getByLabel(m.cookie).fill(access.cookie);
    await page.getByLabel(m.userAgent).fill(access.userAgent);
    await page.getByRole('button', { name: m.save, exact: true }).click();
    await expectStatus(submission, 'accepted');
    expect(complaints).toEqual([]);
    await close();
    await control({ do: 'protectPages', vendor: 'CF', isProtected: false });
  });
});
