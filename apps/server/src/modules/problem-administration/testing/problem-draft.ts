/** A valid problem form. */
import type { Calls, SentBodyOf } from '@touchstone/contract';

export type SentDraft = SentBodyOf<Calls['POST /api/admin/problem']>;

const validProblem = {
  problemId: 'p-sum',
  title: 'Sum',
  type: 0,
  auth: 2,
  judgeMode: 'default',
  judgeCaseMode: 'default',
  timeLimit: 1000,
  memoryLimit: 256,
  stackLimit: 128,
  difficulty: 1,
  description: 'Add two numbers.',
  input: 'Two numbers.',
  output: 'Their sum.',
  examples: '<input>1 2</input><output>3</output>',
} satisfies SentDraft['problem'];

/** Typed cases, as the form sends them. Clients add fields of their own. */
export function validDraft(
  problem: Partial<SentDraft['problem']> = {},
  rest: Partial<SentDraft> = {},
): SentDraft {
  const ofClients = { contestProblem: {}, cid: null, spjCompileOk: true };
  return {
    ...ofClients,
    problem: { ...validProblem, ...problem },
    isUploadTestCase: false,
    samples: [
      { input: '1 2\r\n', output: '3\r\n', score: null, groupNum: null },
      { input: '4 5\n', output: '9\n', score: null, groupNum: null },
    ],
    ...rest,
  };
}
