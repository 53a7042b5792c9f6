import { statuses } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stateOfBrowser } from '../http/browser-session.ts';
import { openSiteSession, type SiteSession } from '../http/site-session.ts';
import { startCodeforcesServer, type CodeforcesSite } from '../testing/codeforces-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { signedPath } from './codeforces-api.ts';
import { codeforces, codeforcesGym } from './codeforces.ts';

const vendors = [
  { name: 'Codeforces', judge: codeforces, folder: 'contest', contest: '1000' },
  { name: 'the gym', judge: codeforcesGym, folder: 'gym', contest: '100001' },
] as const;

describe.each(vendors)('$name', ({ judge, folder, contest }) => {
  testVendor({
    judge,
    start: startCodeforcesServer,
    problem: {
      id: `${contest}A`,
      unknownId: `${contest}Z`,
      shown: {
        title: 'Sum. Of two',
        description: '<p>Given $$$a_1 \\lt 10^5$$$ and <b>b</b>.</p><img src="/espresso/1.png">',
        sampleInput: '1 2\n3 4\n',
        sampleOutput: '3\n<7\n',
        hint: 'Read $$$b$$$.',
      },
      parsed: (origin) => ({
        title: 'Sum. Of two',
        timeLimitMs: 1000,
        memoryLimitMb: 64,
        description: `Given $a_1 \\lt 10^5$ and **b**.\n\n![](${origin}/espresso/1.png)`,
        inputDescription: 'Two integers.',
        outputDescription: 'Their sum.',
        hint: 'Read $b$.',
        examples: [{ input: '1 2\n3 4', output: '3\n<7' }],
        tags: ['math'],
        sourceUrl: `${origin}/${folder}/${contest}/problem/A`,
        pictures: [`${origin}/espresso/1.png`],
      }),
    },
    ids: [
      ['1000A', '1000A'],
      ['1000f1', '1000F1'],
      ['99999901', '99999901'],
      ['A1000', undefined],
      ['1000AB', undefined],
      ['../1A', undefined],
      ['', undefined],
    ],
    language: '54',
    submitPath: `/${folder}/${contest}/submit`,
    waiting: ['TESTING', 'SUBMITTED'],
    results: [
      ['OK', statuses.accepted],
      ['WRONG_ANSWER', statuses.wrongAnswer],
      ['PRESENTATION_ERROR', statuses.presentationError],
      ['RUNTIME_ERROR', statuses.runtimeError],
      ['TIME_LIMIT_EXCEEDED', statuses.timeLimitExceeded],
      ['MEMORY_LIMIT_EXCEEDED', statuses.memoryLimitExceeded],
      ['IDLENESS_LIMIT_EXCEEDED', statuses.runtimeError],
      ['SECURITY_VIOLATED', statuses.runtimeError],
      ['CHALLENGED', statuses.systemError],
      ['SKIPPED', statuses.systemError],
      ['REJECTED', statuses.systemError],
      ['CRASHED', statuses.systemError],
    ],
    compileError: 'COMPILATION_ERROR',
    refusedLengths: ['codeTooLong'],
    knowsCodeLength: false,
  });
});

describe('the protection of Codeforces', () => {
  const account = { username: 'ridge', password: 'secret' };
  const submission = { account, problemId: '1000A', language: '54', code: 'int main(){}' };
  let server: CodeforcesSite;
  let site: SiteSession;

  beforeEach(async () => {
    server = await startCodeforcesServer({
      accounts: { ridge: 'secret' },
      problems: {},
      judge: () => Promise.resolve({ result: 'OK' }),
    });
    site = openSiteSession({ origin: server.origin });
    await codeforces.logIn(site, account);
  });
  afterEach(async () => {
    await site.close();
    await server.close();
  });

  const keyOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  it('is reported for logins and submissions, leaves no run, and results still arrive', async () => {
    const id = await codeforces.submit(site, submission);
    server.protectPages(true);
    expect(await keyOf(codeforces.logIn(site, account))).toMatchObject({ key: 'challengeRequired' });
    const again = codeforces.submit(site, { ...submission, code: 'int main(){ }' });
    expect(await keyOf(again)).toMatchObject({ key: 'challengeRequired' });
    expect(server.runs.list()).toHaveLength(1);
    expect(await codeforces.poll(site, { ...submission, id })).toMatchObject({ status: statuses.accepted });
  });

  it('lets the session of a browser through, with its user agent only', async () => {
    server.protectPages(true);
    const { cookie, userAgent } = server.openBrowser(account.username);
    const state = stateOfBrowser(server.origin, cookie);
    const open = (agent: string) => openSiteSession({ origin: server.origin, state, userAgent: agent });
    const [browser, other] = [open(userAgent), open('another browser')];
    expect(await keyOf(codeforces.submit(other, submission))).toMatchObject({ key: 'challengeRequired' });
    expect(await codeforces.submit(browser, submission)).toBe(String(server.runs.list()[0]?.id));
    await Promise.all([browser.close(), other.close()]);
  });

  it('does not hide that the same code is refused twice', async () => {
    await codeforces.submit(site, submission);
    expect(await keyOf(codeforces.submit(site, submission))).toMatchObject({ key: 'duplicateSubmission' });
  });
});

describe('contests of Codeforces', () => {
  const problem = { title: 'Sum', description: '', sampleInput: '1', sampleOutput: '1' };
  const pdf = Buffer.from('%PDF-1.4 a statement');
  let server: CodeforcesSite;
  let site: SiteSession;

  beforeEach(async () => {
    server = await startCodeforcesServer({
      accounts: { ridge: 'secret' },
      problems: {
        '1000A': problem,
        '1000B1': problem,
        '100002A': { ...problem, title: 'Cables', pdf },
        '100002B': { ...problem, title: 'Doors', pdf },
        '100003A': { ...problem, isPrivate: true },
      },
      judge: () => Promise.resolve({ result: 'OK' }),
    });
    site = openSiteSession({ origin: server.origin });
  });
  afterEach(async () => {
    await site.close();
    await server.close();
  });

  const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  it('are listed by the API, also while pages are protected', async () => {
    server.protectPages(true);
    expect(await codeforces.contests?.listProblems(site, '1000')).toEqual(['1000A', '1000B1']);
    const unknown = await codeforces.contests?.listProblems(site, '77').catch((error: unknown) => error);
    expect(unknown).toMatchObject({ key: 'unknownProblem' });
  });

  it('of the gym link their PDFs, without the tutorial', async () => {
    const files = [`${server.origin}/gym/100002/attachments/download/1/A.pdf`];
    files.push(`${server.origin}/gym/100002/attachments/download/1/B.pdf`);
    expect(await codeforcesGym.fetchProblem(site, '100002B')).toMatchObject({
      id: '100002B',
      title: 'Doors',
      timeLimitMs: 1500,
      memoryLimitMb: 64,
      description: `[A.pdf](${files[0]})\n\n[B.pdf](${files[1]})`,
      sourceUrl: `${server.origin}/gym/100002/problem/B`,
      files,
    });
    expect(await site.download(files[0] ?? '', { maximumBytes: 1000 })).toEqual(pdf);
    expect(await errorOf(codeforcesGym.fetchProblem(site, '100002C'))).toMatchObject({
      key: 'unknownProblem',
    });
  });

  it('that are private are shown to accounts only', async () => {
    expect(await errorOf(codeforcesGym.fetchProblem(site, '100003A'))).toMatchObject({
      key: 'privateProblem',
    });
    await codeforcesGym.logIn(site, { username: 'ridge', password: 'secret' });
    expect(await codeforcesGym.fetchProblem(site, '100003A')).toMatchObject({ title: 'Sum' });
  });
});

it('signs requests of the API with the sorted parameters', () => {
  const path = signedPath(
    'contest.status',
    { contestId: '1', handle: 'ridge' },
    { api: { key: 'k', secret: 's' }, now: new Date(1_700_000_000_000) },
  );
  expect(path).toMatch(
    /^\/api\/contest\.status\?apiKey=k&contestId=1&handle=ridge&time=1700000000&apiSig=\d{6}[\da-f]{128}$/u,
  );
});
