/** Judging through the calls that a client without the event stream uses. */
import { randomUUID } from 'node:crypto';
import { roleCodes } from '@touchstone/contract/roles';
import { statuses } from '@touchstone/contract/statuses';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeTokenMessages } from '../apps/web/src/features/admin-dashboard/judge-tokens/judge-token-messages.ts';
import { messageMessages } from '../apps/web/src/features/messages/message-messages.ts';
import { actionMessages } from '../apps/web/src/features/submissions/action-messages.ts';
import { caseMessages } from '../apps/web/src/ui/case-results/case-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, logIn, registerAccount, rootSession, send } from './support/api.ts';
import { expectAccessibleDialog } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { expectHeard, openVisitor } from './support/visitor.ts';

holdSiteMutex();

const words = judgeTokenMessages['zh-CN'];
const actions = actionMessages['zh-CN'];
const messages = messageMessages['zh-CN'];
const caseTexts = caseMessages['zh-CN'];

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
  return resultOf(session.token, await submitWith(session.token, { language, code }));
}

/** Returns the id of the submission. */
async function submitWith(token: string, program: { language: string; code: string }): Promise<number> {
  const body = { pid: 'T1001', ...program, cid: 0, isRemote: false };
  const { submitId } = (await ask('POST /api/submit-problem-judge', { token, body })).data;
  if (submitId === null) throw new Error('the submission has no id');
  return submitId;
}

function resultOf(token: string, submitId: number) {
  const question = { token, query: { submitId: String(submitId) } };
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

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

describe('an administrator', () => {
  it('is asked before one submission is judged again, and before a message is deleted', async () => {
    const account = await registerAccount();
    const [{ language, code }] = programs;
    const submitId = await submitWith(account.session.token, { language, code });
    const root = await rootSession();
    const { read } = resultOf(root.token, submitId);
    await expect.poll(async () => (await read()).status).toBe(statuses.accepted);
    const { version } = await read();
    const { uid } = JSON.parse(account.session.userInfo) as { uid: string };
    const { username, email } = account;
    // The change of the role is announced to the account by a message.
    await ask('PUT /api/admin/user/edit-user', {
      token: root.token,
      body: { uid, username, email, type: roleCodes.root, status: 0, setNewPwd: false },
    });
    const visitor = await openVisitor(browser, { session: await logIn(account) });
    const { page, open } = visitor;

    await open(`/submission-detail/${String(submitId)}`);
    const table = page.getByRole('table', { name: caseTexts.tableLabel });
    const rows = await table.getByRole('row').count();
    expect(rows).toBeGreaterThan(1);
    const rejudge = page.getByRole('button', { name: actions.rejudge, exact: true });
    const question = page.getByRole('dialog', { name: actions.askRejudge(submitId) });
    await rejudge.click();
    await expectAccessibleDialog(question);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect((await read()).version).toBe(version);
    await rejudge.click();
    // The open page loads the cases of the new judgement by itself.
    const refetched = page.waitForResponse((response) => response.url().includes('case-result'));
    await question.getByRole('button', { name: actions.rejudge, exact: true }).click();
    await expectHeard(visitor, actions.rejudged);
    await expect.poll(async () => (await read()).version).not.toBe(version);
    await refetched;
    await expect.poll(() => table.getByRole('row').count()).toBe(rows);

    await open('/message/sys');
    const remove = page.getByRole('button', { name: messages.removeOf('') }).first();
    await remove.click();
    const warning = page.getByRole('dialog', { name: messages.removeTitle });
    await expectAccessibleDialog(warning);
    await page.keyboard.press('Escape');
    await warning.waitFor({ state: 'hidden' });
    await remove.click();
    await warning.getByRole('button', { name: messages.remove, exact: true }).click();
    await expectHeard(visitor, messages.removed);
    await remove.waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

describe('the token of a further judge', () => {
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
