/** The verdict of a compilation. */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import type { RunFacts } from './case-verdict.ts';
import { fileSizeSignal } from './signal-names.ts';

export const tooLargeNote = { code: 'program-too-large' } as const satisfies JudgeNote;

/** Compilers report the limits of files in words of the C library, or as a crash of the assembler or linker. */
const isFileLimit = (text: string) =>
  /File size limit exceeded|No space left on device|File too large/.test(text);

/** Undefined: the compiler succeeded. `note` is shown after the compiler output. */
export function findCompileFailure(
  facts: RunFacts,
  compilerOutput: string,
): { readonly note: JudgeNote | null } | undefined {
  const { endedBy, exitCode, signal, isOutOfMemory } = facts;
  if (isOutOfMemory) return { note: { code: 'compiler-memory' } };
  if (endedBy === 'cpu-time' || endedBy === 'wall-time') return { note: { code: 'compiler-time' } };
  if (endedBy === 'output') return { note: { code: 'compiler-output' } };
  if (exitCode === 0 && signal === undefined) return undefined;
  if (signal === fileSizeSignal || isFileLimit(compilerOutput)) return { note: tooLargeNote };
  if (signal !== undefined) return { note: { code: 'compiler-signal', signal } };
  return { note: null };
}
