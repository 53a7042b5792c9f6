import type { ProgramSource } from '@touchstone/contract/judge-messages';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { compileProgram, type CompiledProgram } from '../languages/compile-program.ts';
import { runInSlot } from '../slots/run-in-slot.ts';
import { describeFailure } from './failure.ts';
import type { JudgingParts } from './judging-parts.ts';

export type CompiledSubmission =
  { readonly program: CompiledProgram } | { readonly status: FinalStatus; readonly message: string };

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
    return { status: statuses.systemError, message: `This judge does not offer ${source.language}.` };
  }
  const headers = parts.headers.findFolder(language);
  const includeFolders = headers === undefined ? [] : [headers];
  const { code, sources } = source;
  const compilation = { language, code, sources, extraFiles, includeFolders, folder, signal };
  try {
    const outcome = await runInSlot(parts.slots, { queue: 'main', signal }, (slot) =>
      compileProgram(slot, compilation),
    );
    switch (outcome.state) {
      case 'compiled':
        return { program: outcome.program };
      case 'failed':
        return { status: statuses.compileError, message: outcome.message };
      case 'no-artefact':
        return { status: statuses.submittedFailed, message: 'Executable file not found.' };
      default:
        return outcome satisfies never;
    }
  } catch (error) {
    signal.throwIfAborted();
    const message = describeFailure(error);
    if (message === undefined) throw error;
    return { status: statuses.systemError, message };
  }
}
