/** The programs of a search, compiled. */
import type { FailingInputTask, ProgramSource, SearchFault } from '@touchstone/contract/judge-messages';
import { detectConvention } from '../checkers/checker-convention.ts';
import type { Checker } from '../checkers/run-checker.ts';
import type { CompiledProgram } from '../languages/compile-program.ts';
import { compileSubmission } from '../pipeline/compile-submission.ts';
import { describeFailure } from '../pipeline/failure.ts';
import type { JudgingParts } from '../pipeline/judging-parts.ts';

export interface SearchPrograms {
  readonly program: CompiledProgram;
  readonly reference: CompiledProgram;
  readonly validator: CompiledProgram | undefined;
  readonly generators: readonly CompiledProgram[];
  /** Undefined: outputs are compared. */
  readonly checker: Checker | undefined;
}

/** A search cannot go on, and by whose fault. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly fault: SearchFault;
  constructor(fault: SearchFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Programs of the setter are compiled like checkers: once, and with testlib.h. */
export async function compileSearchPrograms(
  parts: JudgingParts,
  task: FailingInputTask,
  { folder, signal }: { readonly folder: string; readonly signal: AbortSignal },
): Promise<SearchPrograms> {
  const { userExtraFiles } = task.conditions;
  const compiled = await compileSubmission(parts, {
    source: task.program,
    extraFiles: userExtraFiles,
    folder,
    signal,
  });
  if ('status' in compiled) throw new SearchError('program', compiled.message);

  const compile = async (
    fault: SearchFault,
    source: ProgramSource,
    extraFiles: Readonly<Record<string, string>> = task.judgeExtraFiles,
  ): Promise<CompiledProgram> => {
    try {
      return await parts.checkers.get(source, extraFiles);
    } catch (error) {
      const reason = describeFailure(error);
      if (reason === undefined) throw error;
      throw new SearchError(fault, reason);
    } finally {
      signal.throwIfAborted();
    }
  };
  const { checker, judgeExtraFiles, judgeMode } = task;
  if (judgeMode === 'spj' && checker === null) throw new SearchError('checker', 'The problem has none.');
  return {
    program: compiled.program,
    reference: await compile('reference', task.reference, userExtraFiles),
    validator: task.validator === null ? undefined : await compile('validator', task.validator),
    generators: await Promise.all(task.generators.map(({ program }) => compile('generator', program))),
    checker:
      judgeMode === 'default' || checker === null
        ? undefined
        : {
            program: await compile('checker', checker),
            call: { convention: detectConvention(checker.code, judgeExtraFiles), arguments: [] },
            passLimit: undefined,
          },
  };
}
