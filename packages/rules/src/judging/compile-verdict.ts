/** The verdict of a compilation. */
import type { RunFacts } from './case-verdict.ts';
import { describeSignal, fileSizeSignal } from './signal-names.ts';

export const tooLargeMessage = 'The compiled program is too large.';

/** Compilers report the limits of files in words of the C library, or as a crash of the assembler or linker. */
const isFileLimit = (text: string) =>
  /File size limit exceeded|No space left on device|File too large/.test(text);

/** Undefined: the compiler succeeded. `reason` is shown after the compiler output. */
export function findCompileFailure(
  facts: RunFacts,
  compilerOutput: string,
): { readonly reason: string | null } | undefined {
  const { endedBy, exitCode, signal, isOutOfMemory } = facts;
  if (isOutOfMemory) return { reason: 'The compiler needs more memory than is allowed.' };
  if (endedBy === 'cpu-time' || endedBy === 'wall-time') {
    return { reason: 'The compiler needs more time than is allowed.' };
  }
  if (endedBy === 'output') return { reason: 'The compiler writes more than is allowed.' };
  if (exitCode === 0 && signal === undefined) return undefined;
  if (signal === fileSizeSignal || isFileLimit(compilerOutput)) return { reason: tooLargeMessage };
  if (signal !== undefined) return { reason: `The compiler was ended by ${describeSignal(signal)}.` };
  return { reason: null };
}
