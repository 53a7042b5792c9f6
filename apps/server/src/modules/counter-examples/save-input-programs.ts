import type { BodyOf, counterExamplesCalls } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAdministered, targetOfProblem } from '../problem-administration/index.ts';
import {
  listLanguageNames,
  listProblemPrograms,
  lockProblemSolutions,
  replaceProblemPrograms,
  type ProblemProgram,
} from '../problems/index.ts';

type Programs = BodyOf<(typeof counterExamplesCalls)['PUT /api/admin/problem/input-programs']>['programs'];

export async function saveInputPrograms(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { problemId, programs }: { problemId: number; programs: Programs },
): Promise<ProblemProgram[]> {
  const wanted = programs.map((one) => ({
    ...one,
    name: one.name.trim(),
    argumentLines:
      one.kind === 'generator'
        ? one.argumentLines.map((line) => line.trim()).filter((line) => line !== '')
        : [],
  }));
  const offered = await listLanguageNames(database);
  return inTransaction(database, async (transaction) => {
    await lockProblemSolutions(transaction, problemId);
    await getAdministered(transaction, by.viewer, problemId);
    const before = await listProblemPrograms(transaction, problemId);
    // Programs that came with the problem stay, whether or not a local judge can run them.
    checkPrograms(wanted, [...offered, ...before.map(({ language }) => language)]);
    await replaceProblemPrograms(transaction, { problemId, programs: wanted, now: clock() });
    await recordAudit(transaction, by, {
      action: 'problem.change-input-programs',
      target: targetOfProblem(problemId),
      before: { programs: before.map(summarise) },
      after: { programs: wanted.map(summarise) },
    });
    return listProblemPrograms(transaction, problemId);
  });
}

function checkPrograms(programs: readonly ProblemProgram[], languages: readonly string[]) {
  const names = new Set<string>();
  for (const { kind, name, language, code, argumentLines } of programs) {
    if (names.has(name)) throw callError('inputProgramNameTaken', { name });
    names.add(name);
    if (code.trim() === '') throw callError('inputProgramCodeBlank', { name });
    if (!languages.includes(language)) throw callError('inputProgramLanguageUnknown', { name, language });
    if (kind === 'generator' && argumentLines.length === 0)
      throw callError('generatorCallsMissing', { name });
  }
  if (programs.filter(({ kind }) => kind === 'validator').length > 1) throw callError('validatorTwice');
}

const summarise = ({ kind, name, language, code, argumentLines }: ProblemProgram) => ({
  kind,
  name,
  language,
  codeLength: code.length,
  argumentLines,
});
