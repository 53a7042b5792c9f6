import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { openSiteSession } from '../http/site-session.ts';
import { startSpojServer } from '../testing/spoj-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { parseMemory, parseSeconds } from './spoj-results.ts';
import { spoj } from './spoj.ts';

const shown = {
  title: 'Life & Everything',
  description: '<p>Rewrite <em>small</em> numbers. <img src="/content/1.png"/></p>',
  sampleInput: '1\n<2',
  sampleOutput: '1',
};

testVendor({
  judge: spoj,
  start: startSpojServer,
  problem: {
    id: 'TEST',
    unknownId: 'NOTHING',
    shown: { ...shown, title: 'Life &amp; Everything' },
    parsed: (origin) => ({
      title: 'Life & Everything',
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      description: `Rewrite *small* numbers. ![](${origin}/content/1.png)\n\n### Example\n\n\`\`\`\nInput:\n1\n<2\nOutput:\n1\n\`\`\``,
      inputDescription: '',
      outputDescription: '',
      hint: '',
      examples: [],
      tags: ['math'],
      sourceUrl: `${origin}/problems/TEST/`,
      pictures: [`${origin}/content/1.png`],
    }),
  },
  ids: [
    ['test', 'TEST'],
    ['PRIME1', 'PRIME1'],
    ['1ABC', undefined],
    ['A/B', undefined],
    ['', undefined],
  ],
  language: '44',
  submitPath: '/submit/complete/',
  waiting: ['waiting', 'running..'],
  results: [
    ['12', statuses.runtimeError],
    ['13', statuses.timeLimitExceeded],
    ['14', statuses.wrongAnswer],
    ['15', statuses.accepted],
  ],
  compileError: '11',
  refusedLengths: ['codeTooLong'],
  knowsCodeLength: false,
});

it('offers the languages of the form to an account', async () => {
  const server = await startSpojServer({
    accounts: { ridge: 'secret' },
    problems: { TEST: shown },
    judge: () => Promise.resolve({ result: '15' }),
  });
  const site = openSiteSession({ origin: server.origin });
  await spoj.logIn(site, { username: 'ridge', password: 'secret' });
  const { languages } = await spoj.fetchProblem(site, 'TEST');
  const account = { username: 'ridge', password: 'secret' };
  const refused: unknown = await spoj
    .submit(site, { account, problemId: 'TEST', language: '0', code: 'int main(){}' })
    .catch((error: unknown) => error);
  await site.close();
  await server.close();
  expect(languages).toEqual(['44', '116']);
  expect(refused).toMatchObject({ key: 'languageRefused' });
});

it('reads times and memory out of their markup', () => {
  expect([parseSeconds('<a href="/x">0.05</a>'), parseSeconds('-'), parseSeconds(null)]).toEqual([
    50,
    undefined,
    undefined,
  ]);
  expect([parseMemory('5.2M'), parseMemory('512k'), parseMemory('-')]).toEqual([5325, 512, undefined]);
});
