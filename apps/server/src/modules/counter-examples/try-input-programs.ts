import { counterExampleLimits, type FailingInputResult, type WireProgramTrial } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { getAdministered } from '../problem-administration/index.ts';
import { queueFailingInputSearch, waitForTask } from '../submissions/index.ts';
import { describeSearch, findSearchedPrograms } from './search-programs.ts';

/** Shorter than the timeout of clients, which is a minute and a half. */
const waitMs = 60_000;
/** Of all generators together: enough to see them all, and not too much to read. */
const samplesMaximum = 20;

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

/** Compares the reference solution with itself, and reports the inputs. The first failure of a program ends it. */
export async function tryInputPrograms(
  parts: Parts,
  { viewer, origin }: Actor,
  { problemId, limitMs = waitMs }: { problemId: number; limitMs?: number },
): Promise<WireProgramTrial> {
  await getAdministered(parts.database, viewer, problemId);
  await enforceRateLimit(parts, 'compile-checker', viewer.id);
  const problem = await findSearchedPrograms(parts.database, problemId);
  if (problem === undefined) throw callError('inputProgramsWithoutReference');
  const lines = problem.generators.reduce((sum, { argumentLines }) => sum + argumentLines.length, 0);
  const payload = {
    ...describeSearch(problem, { program: problem.reference, slownessRatio: null }),
    // Every line with two seeds.
    triesMaximum: Math.min(samplesMaximum, problem.samples.length + 2 * lines),
    isShrunk: false,
    samplesMaximum,
    cpuBudgetMs: counterExampleLimits.cpuBudgetMs,
  };
  const taskId = await inTransaction(parts.database, (transaction) =>
    queueFailingInputSearch(parts, transaction, {
      userId: viewer.id,
      payload,
      requestId: origin.requestId,
    }),
  );
  const result = await waitForTask<FailingInputResult>(parts, taskId, limitMs);
  if (result === undefined) throw callError('noJudgeAvailable');
  return { fault: faultOf(result), message: result.message, samples: result.samples };
}

/** The program is the reference itself: where it does not compile, or differs from itself, the reference is at fault. */
const faultOf = ({ fault, outcome }: FailingInputResult): WireProgramTrial['fault'] =>
  fault === 'program' || outcome === 'found' ? 'reference' : fault;
