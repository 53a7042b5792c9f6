import { statuses } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSiteSession, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import { startHduServer, type HduServer } from '../testing/hdu-server.ts';
import type { SiteVerdict } from '../testing/site-runs.ts';
import { hdu } from './hdu.ts';

const account = { username: 'ridge', password: 'a secret' };
const code =
  '#include <cstdio>\nint main() { int a, b; while (~scanf("%d%d", &a, &b)) printf("%d\\n", a + b); } // 中文';

let server: HduServer;
let site: SiteSession;
let verdict: Promise<SiteVerdict>;
let decide: (verdict: SiteVerdict) => void;

beforeEach(async () => {
  verdict = new Promise((resolve) => {
    decide = resolve;
  });
  server = await startHduServer({
    accounts: { [account.username]: account.password },
    problems: {
      '1000': {
        title: 'A + B 问题',
        description: 'Calculate <i>A + B</i> for $a_1 &lt; 10^5$.<br><img src=/data/images/1.gif>',
        sampleInput: '1 1\n2  <3\n',
        sampleOutput: '2\n5\n',
        hint: 'Use <b>scanf</b>.',
      },
    },
    judge: () => verdict,
  });
  site = openSiteSession({ origin: server.origin, encoding: 'gbk' });
});

afterEach(async () => {
  await site.close();
  await server.close();
});

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof RemoteError ? error.key : error),
  );
const submit = (text = code) => hdu.submit(site, { account, problemId: '1000', language: '0', code: text });

describe('problems', () => {
  it('are read with sections, limits of other languages than Java, sample, hint and pictures', async () => {
    expect(await hdu.fetchProblem(site, '1000')).toEqual({
      id: '1000',
      title: 'A + B 问题',
      timeLimitMs: 1000,
      memoryLimitMb: 32,
      description: `Calculate *A + B* for $a_1 < 10^5$.  \n![](${server.origin}/data/images/1.gif)`,
      inputDescription: 'Each line contains two integers A and B.',
      outputDescription: 'For each case, output A + B in one line.',
      hint: 'Use **scanf**.',
      examples: [{ input: '1 1\n2  <3', output: '2\n5' }],
      tags: [],
      sourceUrl: `${server.origin}/showproblem.php?pid=1000`,
      pictures: [`${server.origin}/data/images/1.gif`],
    });
  });

  it('that do not exist are unknown', async () => {
    expect(await keyOf(hdu.fetchProblem(site, '9999'))).toBe('unknownProblem');
  });

  it.each([
    ['1000', '1000'],
    ['100000', '100000'],
    ['0', undefined],
    ['01000', undefined],
    ['1000A', undefined],
    ['', undefined],
  ])('have ids of digits: %s', (text, id) => {
    expect(hdu.parseProblemId(text)).toBe(id);
  });
});

describe('accounts', () => {
  it('with a wrong password are refused', async () => {
    expect(await keyOf(hdu.logIn(site, { ...account, password: 'wrong' }))).toBe('wrongPassword');
  });

  it('that are logged out say so, and a login helps', async () => {
    expect(await keyOf(submit())).toBe('loggedOut');
    await hdu.logIn(site, account);
    expect(await submit()).toMatch(/^\d+$/u);
    server.logOutAll();
    expect(await keyOf(submit())).toBe('loggedOut');
  });

  it('stay logged in when the session is opened again with its cookies', async () => {
    await hdu.logIn(site, account);
    const again = openSiteSession({ origin: server.origin, cookies: site.exportCookies() });
    const runId = await hdu.submit(again, { account, problemId: '1000', language: '0', code });
    await again.close();
    expect(server.runs.list().map(({ id }) => String(id))).toEqual([runId]);
  });
});

describe('submissions', () => {
  beforeEach(() => hdu.logIn(site, account));

  it('arrive unchanged and are found again with their code', async () => {
    const id = await submit();
    expect(server.runs.list()[0]).toMatchObject({ code, language: '0', problemId: '1000' });
    expect(await hdu.listOwnRuns(site, { account, problemId: '1000' })).toEqual([
      { id, codeBytes: Buffer.byteLength(code) },
    ]);
    expect(await hdu.fetchOwnCode(site, id)).toBe(code);
  });

  it('that are too short or too long are refused', async () => {
    expect(await keyOf(submit('int main(){}'))).toBe('codeTooShort');
    expect(await keyOf(submit('/'.repeat(70_000)))).toBe('codeTooLong');
    expect(server.runs.list()).toEqual([]);
  });

  it('whose answer was lost have an unknown outcome, and the list of runs resolves it', async () => {
    server.failNext('/submit.php', 'dropAfter');
    const error = await submit().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'siteDown', isOutcomeUnknown: true });
    expect(await hdu.listOwnRuns(site, { account, problemId: '1000' })).toHaveLength(1);
  });

  it('that never arrived leave no run', async () => {
    server.failNext('/submit.php', 'dropBefore');
    expect(await submit().catch((caught: unknown) => caught)).toMatchObject({ isOutcomeUnknown: true });
    expect(await hdu.listOwnRuns(site, { account, problemId: '1000' })).toEqual([]);
  });

  it('wait while the site asks for it or is under maintenance', async () => {
    server.failNext('/submit.php', 'tooFast');
    expect(await submit().catch((caught: unknown) => caught)).toMatchObject({
      key: 'tooFast',
      retryAfterMs: 7000,
    });
    server.failNext('/submit.php', 'maintenance');
    expect(await keyOf(submit())).toBe('siteDown');
  });
});

describe('results', () => {
  let id: string;
  const poll = () => hdu.poll(site, { id, account });
  beforeEach(async () => {
    await hdu.logIn(site, account);
    id = await submit();
  });

  it('are waited for, then final with time and memory', async () => {
    expect(await poll()).toEqual({ kind: 'waiting', isCompiling: false });
    decide({ result: 'Accepted', timeMs: 15, memoryKb: 1800 });
    await verdict;
    expect(await poll()).toEqual({ kind: 'final', status: statuses.accepted, timeMs: 15, memoryKb: 1800 });
  });

  it('of a compile error have the output of the compiler', async () => {
    decide({ result: 'Compilation Error', compilerOutput: "1.cpp: error: expected ';' before <x>" });
    await verdict;
    expect(await poll()).toMatchObject({
      status: statuses.compileError,
      message: "1.cpp: error: expected ';' before <x>",
    });
  });

  it('with a text that we do not know are no verdict', async () => {
    decide({ result: 'Accepted by the jury' });
    await verdict;
    expect(await poll()).toEqual({ kind: 'unknown', text: 'Accepted by the jury' });
  });

  it('on a page that changed keep the page for the administrator', async () => {
    server.changeLayout();
    const error = await poll().catch((caught: unknown) => caught);
    expect(error).toMatchObject({ key: 'layoutChanged', snapshot: { status: 200 } });
  });
});
