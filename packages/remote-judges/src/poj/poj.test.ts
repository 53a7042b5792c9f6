import { statuses } from '@touchstone/contract/statuses';
import { startPojServer } from '../testing/poj-server.ts';
import { testVendor } from '../testing/vendor-conformance.ts';
import { poj } from './poj.ts';

testVendor({
  judge: poj,
  start: startPojServer,
  problem: {
    id: '1000',
    unknownId: '9999',
    shown: {
      title: 'A+B 问题',
      description: 'Calculate a<sup>2</sup>+b<p>for <tt>int</tt> numbers.<img src="images/1000_1.jpg">',
      sampleInput: '1 2\n',
      sampleOutput: '3 <\n',
      hint: 'Q: Where are the input and the output?',
    },
    parsed: (origin) => ({
      title: 'A+B 问题',
      timeLimitMs: 1000,
      memoryLimitMb: 64,
      description: `Calculate a<sup>2</sup>+b\n\nfor int numbers.![](${origin}/images/1000_1.jpg)`,
      inputDescription: 'Two integers.',
      outputDescription: 'Their sum.',
      hint: 'Q: Where are the input and the output?',
      examples: [{ input: '1 2', output: '3 <' }],
      tags: [],
      sourceUrl: `${origin}/problem?id=1000`,
      pictures: [`${origin}/images/1000_1.jpg`],
    }),
  },
  ids: [
    ['1000', '1000'],
    ['4052', '4052'],
    ['999', undefined],
    ['10000', undefined],
    ['A100', undefined],
  ],
  language: '0',
  submitPath: '/submit',
  waiting: ['Waiting', 'Compiling', 'Running & Judging'],
  results: [
    ['Accepted', statuses.accepted],
    ['Presentation Error', statuses.presentationError],
    ['Wrong Answer', statuses.wrongAnswer],
    ['Runtime Error', statuses.runtimeError],
    ['Time Limit Exceeded', statuses.timeLimitExceeded],
    ['Memory Limit Exceeded', statuses.memoryLimitExceeded],
    ['Output Limit Exceeded', statuses.runtimeError],
    ['System Error', statuses.systemError],
    ['Validator Error', statuses.systemError],
  ],
  compileError: 'Compile Error',
});
