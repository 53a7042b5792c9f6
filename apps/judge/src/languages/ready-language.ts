import type { CommandLine, Environment, Language } from './language.ts';

/** A language that was found on this machine and passed its self-test in the sandbox. */
export interface ReadyLanguage {
  readonly definition: Language;
  readonly name: string;
  readonly version: string;
  /** Changes when its definition or one of its programs does. */
  readonly fingerprint: string;
  /** With the paths that its programs have inside the sandbox. */
  readonly compile: readonly CommandLine[];
  readonly run: CommandLine;
  readonly environment: { readonly compile: Environment; readonly run: Environment };
}
