import type { BodyOf, problemChecksCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAdministered, targetOfProblem } from '../problem-administration/index.ts';
import {
  listLanguageNames,
  listProblemSolutions,
  lockProblemSolutions,
  replaceProblemSolutions,
  type ProblemSolution,
} from '../problems/index.ts';

type Solutions = BodyOf<(typeof problemChecksCalls)['PUT /api/admin/problem/solutions']>['solutions'];

export async function saveSolutions(
  { database }: Pick<Platform, 'database'>,
  by: Actor,
  { problemId, solutions }: { problemId: number; solutions: Solutions },
): Promise<ProblemSolution[]> {
  const wanted = solutions.map((one) => ({ ...one, name: one.name.trim() }));
  const offered = await listLanguageNames(database);
  return inTransaction(database, async (transaction) => {
    await lockProblemSolutions(transaction, problemId);
    await getAdministered(transaction, by.viewer, problemId);
    const before = await listProblemSolutions(transaction, problemId);
    // Solutions that came with the problem stay, whether or not a local judge can run them.
    checkSolutions(wanted, [...offered, ...before.map(({ language }) => language)]);
    await replaceProblemSolutions(transaction, problemId, wanted);
    await recordAudit(transaction, by, {
      action: 'problem.change-solutions',
      target: targetOfProblem(problemId),
      before: { solutions: before.map(summarise) },
      after: { solutions: wanted.map(summarise) },
    });
    return listProblemSolutions(transaction, problemId);
  });
}

function checkSolutions(solutions: readonly ProblemSolution[], languages: readonly string[]) {
  const names = new Set<string>();
  for (const { name, language, code } of solutions) {
    if (names.has(name)) throw callError('solutionNameTaken', { name });
    names.add(name);
    if (code.trim() === '') throw callError('solutionCodeBlank', { name });
    if (!languages.includes(language)) throw callError('solutionLanguageUnknown', { name, language });
  }
}

const summarise = ({ name, language, code, expectedStatuses }: ProblemSolution) => ({
  name,
  language,
  codeLength: code.length,
  expectedStatuses,
});
