/** A problem with generator, validator and reference solution, and a failed submission to it. */
import { statuses, type FailingInputResult } from '@touchstone/contract';
import { inTransaction, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import {
  replaceProblemPrograms,
  replaceProblemSolutions,
  type ProblemProgram,
} from '../../problems/index.ts';

export const generator: ProblemProgram = {
  kind: 'generator',
  name: 'gen',
  language: 'C++',
  code: '// generator',
  argumentLines: ['{seed} 5'],
};
export const validator: ProblemProgram = {
  kind: 'validator',
  name: 'val',
  language: 'C++',
  code: '// validator',
  argumentLines: [],
};

export async function addSearchedProblem(
  { platform }: TestServer,
  {
    programs = [generator, validator],
    ...problem
  }: Partial<Insertable<Tables['problem']>> & { programs?: ProblemProgram[] } = {},
): Promise<number> {
  const examples = JSON.stringify([{ input: '1 2', output: '3' }]);
  const { id } = await addProblem({ platform }, { examples, ...problem });
  await inTransaction(platform.database, async (transaction) => {
    await replaceProblemPrograms(transaction, { problemId: id, programs, now: platform.clock() });
    await replaceProblemSolutions(transaction, id, [
      { name: 'slow', language: 'C++', code: '// slow', expectedStatuses: [statuses.timeLimitExceeded] },
      { name: 'right', language: 'C++', code: '// right', expectedStatuses: [statuses.accepted] },
    ]);
  });
  return id;
}

export const addFailed = (
  server: TestServer,
  submission: Parameters<typeof addSubmission>[1] & { code?: string },
) => addSubmission(server, { language: 'C++', status: statuses.wrongAnswer, ...submission });

export const foundResult: FailingInputResult = {
  kind: 'find-failing-input',
  outcome: 'found',
  found: {
    input: '1\n-1\n',
    expected: '-1\n',
    output: '0\n',
    status: statuses.wrongAnswer,
    note: { code: 'difference', kind: 'token', line: 1, token: 1, expected: '-1', actual: '0' },
    message: null,
    timeMs: 2,
    referenceTimeMs: 1,
  },
  fault: null,
  message: null,
  tried: 7,
  shrinkSteps: 12,
  cpuMs: 300,
  samples: [],
};
