import { statuses } from '@touchstone/contract/statuses';
import { expect, it } from 'vitest';
import { startLibreojServer } from '../testing/libreoj-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { readCompilerOutput } from './libreoj-results.ts';
import { libreoj } from './libreoj.ts';

testVendor({
  judge: libreoj,
  start: startLibreojServer,
  problem: {
    id: '1',
    unknownId: '999999',
    shown: {
      title: 'A + B 问题',
      description: '输入 $a_1$ 和 $b$。',
      sampleInput: '1 2',
      sampleOutput: '3',
      hint: '$1 \\le a_1$',
    },
    parsed: () => ({
      title: 'A + B 问题',
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      description: '输入 $a_1$ 和 $b$。',
      inputDescription: 'Two integers.',
      outputDescription: 'Their sum.',
      hint: '$1 \\le a_1$',
      examples: [{ input: '1 2', output: '3' }],
      tags: ['数学'],
      sourceUrl: 'https://loj.ac/p/1',
      pictures: [],
    }),
  },
  ids: [
    ['1', '1'],
    ['6764(41180)', '6764(41180)'],
    ['0', undefined],
    ['-1', undefined],
    ['1(', undefined],
    ['abc', undefined],
  ],
  language: 'C++ 17 (G++ O2)',
  storedLanguage: 'cpp c++17',
  submitPath: '/api/submission/submit',
  waiting: ['Pending'],
  results: [
    ['Accepted', statuses.accepted],
    ['WrongAnswer', statuses.wrongAnswer],
    ['RuntimeError', statuses.runtimeError],
    ['TimeLimitExceeded', statuses.timeLimitExceeded],
    ['MemoryLimitExceeded', statuses.memoryLimitExceeded],
    ['OutputLimitExceeded', statuses.runtimeError],
    ['FileError', statuses.runtimeError],
    ['JudgementFailed', statuses.runtimeError],
    ['ConfigurationError', statuses.runtimeError],
    ['SystemError', statuses.systemError],
  ],
  compileError: 'CompilationError',
  refusedLengths: [],
});

it.each([
  ['\u001B[01m\u001B[Ka.cpp:1\u001B[m error', 'a.cpp:1 error'],
  [{ data: 'a long text', omittedLength: 5 }, 'a long text'],
  [undefined, undefined],
  [{ other: 1 }, undefined],
])('the output of the compiler loses its colours (case %#)', (message, text) => {
  expect(readCompilerOutput(message)).toBe(text);
});
