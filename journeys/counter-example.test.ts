/** A learner whose program is wrong finds a small input on which it fails, with the real judge. */
import { statuses } from '@touchstone/contract/statuses';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { counterExampleMessages } from '../apps/web/src/ui/counter-example/counter-example-messages.ts';
import { closeContexts, shareBrowser } from './support/shared-browser.ts';
import { ask, logIn } from './support/api.ts';
import { expectCount } from './support/expect-soon.ts';
import { generateAccount } from './support/generate-account.ts';
import { listOverflows, listViolations } from './support/page-checks.ts';
import { holdSiteMutex } from './support/site-mutex.ts';
import { openVisitor } from './support/visitor.ts';

// Other journeys close the judge or require a puzzle for logins.
holdSiteMutex();

const words = counterExampleMessages['zh-CN'];

/** No contest of another journey has it: while one runs, there would be no search. */
const searched = {
  pid: 'T2007',
  // The lighthouses flash together at second 0, too.
  code: '#include <stdio.h>\nlong long g(long long a,long long b){return b?g(b,a%b):a;}\nint main(void){long long a,b,t;scanf("%lld%lld%lld",&a,&b,&t);printf("%lld\\n",t/(a/g(a,b)*b));}\n',
};
/** In the running contest of the demo content, open to everybody. */
const inContest = { pid: 'T1001', code: '#include <stdio.h>\nint main(void){puts("0");}\n' };

let browser: Browser;
beforeAll(async () => {
  browser = await shareBrowser();
});
afterAll(() => closeContexts(browser));

async function submitWrong(token: string, { pid, code }: { pid: string; code: string }): Promise<string> {
  const body = { pid, language: 'C', code, cid: 0, isRemote: false };
  const { data } = await ask('POST /api/submit-problem-judge', { token, body });
  const query = { submitId: String(data.submitId) };
  const readStatus = async () =>
    (await ask('GET /api/get-submission-detail', { token, query })).data.submission.status;
  await expect.poll(readStatus).toBe(statuses.wrongAnswer);
  return query.submitId;
}

const findButton = (page: Page) => page.getByRole('button', { name: words.find, exact: true });

it('shows a small input on which a wrong program fails, but not during a contest', async () => {
  const session = await logIn(await generateAccount('counter'));
  const [wrong, contestWrong] = [
    await submitWrong(session.token, searched),
    await submitWrong(session.token, inContest),
  ];
  const visitor = await openVisitor(browser, { session, width: 390 });
  const { page, open, settle } = visitor;

  await open(`/submission-detail/${wrong}`);
  await findButton(page).click();
  const shown = (name: string) => page.getByRole('region', { name, exact: true });
  await shown(words.input).waitFor();
  // How far it shrinks depends on the speed of the machine; every input of this problem has one line of three numbers.
  expect(await shown(words.input).textContent()).toMatch(/^\d+ \d+ \d+\n$/);
  const expected = Number(await shown(words.expected).textContent());
  expect(Number(await shown(words.output).textContent())).toBe(expected - 1);
  for (const name of [words.expected, words.output]) await expectCount(shown(name).locator('mark'), 1);
  await settle();
  expect(await listOverflows(page)).toEqual([]);
  expect(await listViolations(page)).toEqual([]);

  await open(`/submission-detail/${contestWrong}`);
  await page.getByText(words.off.contest).waitFor();
  await expectCount(findButton(page), 0);
  expect(visitor.complaints).toEqual([]);
  await visitor.close();
});
