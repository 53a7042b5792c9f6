import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { openSiteSession } from '../http/site-session.ts';
import { startHduServer } from '../testing/hdu-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { hdu } from './hdu.ts';

testVendor({
  judge: hdu,
  start: startHduServer,
  problem: {
    id: '1000',
    unknownId: '9999',
    shown: {
      title: 'A + B 问题',
      description: 'Calculate <i>A + B</i> for $a_1 &lt; 10^5$.<br><img src=/data/images/1.gif>',
      sampleInput: '1 1\n2  <3\n',
      sampleOutput: '2\n5\n',
      hint: 'Use <b>scanf</b>.',
    },
    parsed: (origin) => ({
      title: 'A + B 问题',
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      description: `Calculate *A + B* for $a_1 < 10^5$.  \n![](${origin}/data/images/1.gif)`,
      inputDescription: 'Two integers.',
      outputDescription: 'Their sum.',
      hint: 'Use **scanf**.',
      examples: [{ input: '1 1\n2  <3', output: '2\n5' }],
      tags: [],
      sourceUrl: `${origin}/showproblem.php?pid=1000`,
      pictures: [`${origin}/data/images/1.gif`],
    }),
  },
  ids: [
    ['1000', '1000'],
    ['100000', '100000'],
    ['0', undefined],
    ['01000', undefined],
    ['1000A', undefined],
    ['', undefined],
  ],
  language: '0',
  submitPath: '/submit.php',
  waiting: ['Queuing', 'Compiling', 'Running'],
  results: [
    ['Accepted', statuses.accepted],
    ['Presentation Error', statuses.presentationError],
    ['Wrong Answer', statuses.wrongAnswer],
    ['Runtime Error(ACCESS_VIOLATION)', statuses.runtimeError],
    ['Time Limit Exceeded', statuses.timeLimitExceeded],
    ['Memory Limit Exceeded', statuses.memoryLimitExceeded],
    ['Output Limit Exceeded', statuses.runtimeError],
    ['System Error', statuses.systemError],
  ],
  compileError: 'Compilation Error',
});

describe('the pace of HDU', () => {
  it('is reported with the time to wait', async () => {
    const account = { username: 'ridge', password: 'secret' };
    const server = await startHduServer({
      accounts: { ridge: 'secret' },
      problems: {},
      judge: () => Promise.resolve({ result: 'Accepted' }),
      submitIntervalMs: 600_000,
    });
    const site = openSiteSession({ origin: server.origin });
    await hdu.logIn(site, account);
    const submission = { account, problemId: '1000', language: '0', code: 'int main(){}'.repeat(9) };
    await hdu.submit(site, submission);
    const error: unknown = await hdu.submit(site, submission).catch((caught: unknown) => caught);
    await site.close();
    await server.close();
    expect(error).toMatchObject({ key: 'tooFast', retryAfterMs: 5000 });
  });
});
