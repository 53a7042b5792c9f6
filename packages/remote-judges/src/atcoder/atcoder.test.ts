import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { openSiteSession } from '../http/site-session.ts';
import { startAtcoderServer, type AtcoderOptions } from '../testing/atcoder-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { parseWaiting } from './atcoder-results.ts';
import { atcoder } from './atcoder.ts';

testVendor({
  judge: atcoder,
  start: startAtcoderServer,
  problem: {
    id: 'abc110_a',
    unknownId: 'abc110_z',
    shown: {
      title: 'A + B',
      description: '<p>Given <var>a_1 \\lt 10^5</var> and <code>b</code>. <img src="/img/1.png"></p>',
      sampleInput: '1 2\n',
      sampleOutput: '3 <\n',
      hint: '<ul><li><var>1 \\leq a_i</var></li></ul>',
    },
    parsed: (origin) => ({
      title: 'A + B',
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      description: `Given $a_1 \\lt 10^5$ and \`b\`. ![](${origin}/img/1.png)`,
      inputDescription: 'Two integers.',
      outputDescription: 'Their sum.',
      hint: '**Constraints**\n\n-   $1 \\leq a_i$',
      examples: [{ input: '1 2', output: '3 <' }],
      tags: [],
      sourceUrl: `${origin}/contests/abc110/tasks/abc110_a`,
      pictures: [`${origin}/img/1.png`],
    }),
  },
  ids: [
    ['abc110_a', 'abc110_a'],
    ['joi2020_yo2_a', 'joi2020_yo2_a'],
    ['abc110', undefined],
    ['../login_a', undefined],
    ['ABC110_A', 'abc110_a'],
  ],
  language: '5001',
  submitPath: '/contests/abc110/submit',
  waiting: ['WJ', 'WR', '3/20', '3/20 WA'],
  results: [
    ['AC', statuses.accepted],
    ['WA', statuses.wrongAnswer],
    ['TLE', statuses.timeLimitExceeded],
    ['MLE', statuses.memoryLimitExceeded],
    ['RE', statuses.runtimeError],
    ['OLE', statuses.runtimeError],
    ['QLE', statuses.runtimeError],
    ['IE', statuses.runtimeError],
  ],
  compileError: 'CE',
  refusedLengths: ['codeTooLong'],
});

it('knows the number of the running test', () => {
  expect(parseWaiting('3/20 WA')).toEqual({ kind: 'waiting', isCompiling: false, testNumber: 3 });
  expect(parseWaiting('AC')).toBeUndefined();
});

it('lists the tasks of a contest', async () => {
  const problem = { title: 'A', description: '', sampleInput: '', sampleOutput: '' };
  const server = await startAtcoderServer({
    accounts: {},
    problems: { abc110_a: problem, abc110_b: problem, abc111_a: problem },
    judge: () => Promise.resolve({ result: 'AC' }),
  });
  const site = openSiteSession({ origin: server.origin });
  const tasks = await atcoder.contests?.listProblems(site, 'abc110');
  const unknown = await atcoder.contests?.listProblems(site, 'abc9').catch((error: unknown) => error);
  await site.close();
  await server.close();
  expect(tasks).toEqual(['abc110_a', 'abc110_b']);
  expect(unknown).toMatchObject({ key: 'unknownProblem' });
});

describe('a login or a submission of AtCoder', () => {
  const account = { username: 'ridge', password: 'secret' };
  const refuse = async (options: Partial<AtcoderOptions>) => {
    const server = await startAtcoderServer({
      accounts: { ridge: 'secret' },
      problems: {},
      judge: () => Promise.resolve({ result: 'AC' }),
      ...options,
    });
    const site = openSiteSession({ origin: server.origin });
    const submission = { account, problemId: 'abc110_a', language: '5001', code: 'int main(){}' };
    const error: unknown = await atcoder
      .logIn(site, account)
      .then(() => atcoder.submit(site, submission))
      .catch((caught: unknown) => caught);
    await site.close();
    await server.close();
    return error;
  };

  it('with a challenge needs a browser', async () => {
    expect(await refuse({ hasChallenge: true })).toMatchObject({ key: 'challengeRequired' });
  });

  it('that comes too early waits as long as the site says', async () => {
    expect(await refuse({ waitSeconds: 4 })).toMatchObject({ key: 'tooFast', retryAfterMs: 5000 });
  });
});
