import { join } from 'node:path';
import type { ProgramSource } from '@touchstone/contract/judge-messages';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { compileProgram, fromArtefact, type CompiledProgram } from '../languages/compile-program.ts';
import { programKey } from '../languages/program-cache.ts';
import { requireWorkingCompiler } from '../languages/suspect-compiler.ts';
import { runInterruptibly } from '../slots/run-in-slot.ts';
import { describeFailure } from './failure.ts';
import type { JudgingParts } from './judging-parts.ts';

export interface FailedCompilation {
  readonly status: FinalStatus;
  readonly message: string;
  readonly note: JudgeNote | null;
}

export type CompiledSubmission = { readonly program: CompiledProgram } | FailedCompilation;

export interface SubmissionSource {
  readonly source: ProgramSource;
  readonly extraFiles: Readonly<Record<string, string>>;
  /** Where the artefact lies while it is used. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

export async function compileSubmission(
  parts: JudgingParts,
  { source, extraFiles, folder, signal }: SubmissionSource,
): Promise<CompiledSubmission> {
  const language = parts.languages.get(source.language);
  if (language === undefined) {
    return fail(statuses.systemError, `This judge does not offer ${source.language}.`);
  }
  const headers = parts.headers.findFolder(language);
  const includeFolders = headers === undefined ? [] : [headers];
  const { code, sources } = source;
  const compilation = { language, code, sources, extraFiles, includeFolders, folder, signal };
  const key = programKey(language, source, extraFiles);
  const artefactPath = join(folder, language.definition.artefact);
  if (await parts.programs.copyTo(key, artefactPath))
    return { program: fromArtefact(compilation, artefactPath) };
  const outcome = await runInterruptibly(parts.slots, { queue: 'main', signal }, (slot, ending) =>
    compileProgram(slot, { ...compilation, signal: ending }),
  ).catch((error: unknown) => {
    // Such as extra files with impossible names.
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    return { state: 'refused' as const, reason };
  });
  switch (outcome.state) {
    case 'refused':
      return fail(statuses.systemError, outcome.reason);
    case 'compiled':
      if (language.definition.compile.length > 0) await parts.programs.store(key, artefactPath);
      return { program: outcome.program };
    case 'failed':
      await requireWorkingCompiler(parts.slots, language, outcome, signal);
      return fail(statuses.compileError, outcome.message, outcome.note);
    case 'no-artefact':
      return fail(statuses.submittedFailed, 'Executable file not found.');
    default:
      return outcome satisfies never;
  }
}

const fail = (status: FinalStatus, message: string, note: JudgeNote | null = null): FailedCompilation => ({
  status,
  message,
  note,
});
