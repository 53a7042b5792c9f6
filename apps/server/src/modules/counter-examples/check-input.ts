import { counterExampleLimits, type FailingInputResult, type ProgramSource } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { queueFailingInputSearch, waitForTask, type FailingInputPayload } from '../submissions/index.ts';
import { findSearchedPrograms } from './search-programs.ts';

export type InputCheck =
  | { confirmed: true; input: string; expected: string; output: string; status: number }
  | {
      confirmed: false;
      /**
       * `passes`: the program is right on this input. `invalid-input`: the validator refuses it. `no-reference`: the problem
       * has no reference solution. `failed`: a program does not compile or the reference fails. `no-judge`: none in time.
       */
      reason: 'passes' | 'invalid-input' | 'no-reference' | 'failed' | 'no-judge';
    };

const waitMs = 60_000;

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

interface CheckedInput {
  problemId: number;
  program: ProgramSource;
  input: string;
  userId: string;
  requestId?: string | null;
  limitMs?: number;
}

/**
 * Whether the program fails on this input, for other modules. Waits for a judge. The caller has decided that the user may
 * learn it: it checks access, contests and limits.
 */
export async function checkInput(
  parts: Parts,
  { problemId, program, input, userId, requestId = null, limitMs = waitMs }: CheckedInput,
): Promise<InputCheck> {
  const problem = await findSearchedPrograms(parts.database, problemId);
  if (problem === undefined) return { confirmed: false, reason: 'no-reference' };
  const { samples: _, ...programs } = problem;
  const payload: FailingInputPayload = {
    ...programs,
    program,
    generators: [],
    inputs: [input],
    firstSeed: 1,
    triesMaximum: 1,
    cpuBudgetMs: counterExampleLimits.cpuBudgetMs,
    slownessRatio: null,
    isShrunk: false,
    samplesMaximum: 0,
  };
  const taskId = await inTransaction(parts.database, (transaction) =>
    queueFailingInputSearch(parts, transaction, { userId, payload, requestId }),
  );
  const result = await waitForTask<FailingInputResult>(parts, taskId, limitMs);
  if (result === undefined) return { confirmed: false, reason: 'no-judge' };
  if (result.found !== null) {
    const { input: failing, expected, output, status } = result.found;
    return { confirmed: true, input: failing, expected, output, status };
  }
  return { confirmed: false, reason: reasons[result.outcome] };
}

const reasons = {
  found: 'failed',
  none: 'passes',
  'invalid-input': 'invalid-input',
  failed: 'failed',
} as const satisfies Record<FailingInputResult['outcome'], string>;
