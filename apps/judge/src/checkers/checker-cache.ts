import type { ProgramSource } from '@touchstone/contract/judge-messages';
import type { CompiledProgram } from '../pipeline/compile-program.ts';

/** Checkers and interactors, compiled once. */
export interface CheckerCache {
  /** Throws a CheckerError when it does not compile. */
  get(source: ProgramSource, extraFiles: Readonly<Record<string, string>>): Promise<CompiledProgram>;
}

/** The message holds the compiler's text. */
export class CheckerError extends Error {
  override readonly name = 'CheckerError';
}
