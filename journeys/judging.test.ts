/** Judging through the calls that a client without the event stream uses. */
import { randomUUID } from 'node:crypto';
import { statuses } from '@touchstone/contract/statuses';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeTokenMessages } from '../apps/web/src/features/admin-dashboard/judge-tokens/judge-token-messages.ts';
import { openBrowser } from '../scripts/browser/open-browser.ts';
import { ask, registerAccount, rootSession, send } from './support/api.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const words = judgeTokenMessages['zh-CN'];

const programs = [
  {
    language: 'C++ 17 With O2',
    code: '#include <bits/stdc++.h>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b<<"\\n";}',
    verdict: 'accepted',
  },
  { language: 'Python3', code: 'a, b = map(int, input().split())\nprint(a + b)\n', verdict: 'accepted' },
  {
    language: 'C',
    code: '#include <stdio.h>\nint main(void){int a,b;scanf("%d%d",&a,&b);printf("%d",a-b);}',
    verdict: 'wrongAnswer',
  },
] as const;

async function submitAsNewcomer(language: string, code: string) {
  const { session } = await registerAccount();
  const { token } = session;
  const body = { pid: 'T1001', language, code, cid: 0, isRemote: false };
  const { data } = await ask('POST /api/submit-problem-judge', { token, body });
  const question = { token, query: { submitId: String(data.submitId) } };
  return {
    read: async () => (await ask('GET /api/get-submission-detail', question)).data.submission,
    readCases: async () => (await ask('GET /api/get-all-case-result', question)).data?.judgeCaseList ?? [],
  };
}

describe('a learner', () => {
  it.each(programs)(
    'who submits a program in $language reads $verdict, case by case',
    async ({ language, code, verdict }) => {
      const { read, readCases } = await submitAsNewcomer(language, code);
      await expect.poll(async () => (await read()).status).toBe(statuses[verdict]);
      const cases = await readCases();
      expect(cases.map(({ seq }) => seq)).toEqual(cases.map((_, index) => index + 1));
      expect(cases.find(({ status }) => status !== statuses.accepted)?.status ?? 0).toBe(statuses[verdict]);
    },
  );

  it('sees the compiler message of a program that does not compile', async () => {
    const { read, readCases } = await submitAsNewcomer('C++ 20', 'int main() { return 0 }');
    await expect.poll(async () => (await read()).status).toBe(statuses.compileError);
    expect((await read()).errorMessage).toContain('main.cpp:1');
    expect(await readCases()).toEqual([]);
  });
});

describe('the token of a further judge', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** Any report: it shows whether the server accepts the caller. */
  const isHeard = async (token: string) => {
    const report = { attemptId: randomUUID(), stage: 'compiling', cases: [] };
    return (await send('POST /judge-gateway/progress', { token, body: report })).httpStatus === 200;
  };

  it('is shown once, works, and is invalid after revocation', async () => {
    const visitor = await openVisitor(browser, { session: await rootSession() });
    const { page, open } = visitor;
    await open('/admin/dashboard');
    await page.getByRole('button', { name: words.create, exact: true }).click();
    await page.getByText(words.nameEmpty).waitFor();
    await page.getByLabel(words.name).fill('north');
    await page.getByRole('button', { name: words.create, exact: true }).click();
    await page.getByText(words.createdTitle('north')).waitFor();
    const command = await page.getByText('JUDGE_TOKEN=').innerText();
    const token = /JUDGE_TOKEN=(\S+)/.exec(command)?.[1] ?? '';
    expect(await isHeard(token)).toBe(true);

    await page.reload();
    await page.getByRole('button', { name: `${words.revoke}: north` }).click();
    expect(await page.content()).not.toContain(token);
    const dialog = page.getByRole('dialog', { name: words.revokeTitle('north') });
    await expectAccessibleDialog(dialog);
    await dialog.getByRole('button', { name: words.revoke, exact: true }).click();
    await expectHeard(visitor, words.revokeDone);
    await page.getByText(words.revoked, { exact: true }).waitFor();
    expect(await isHeard(token)).toBe(false);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
