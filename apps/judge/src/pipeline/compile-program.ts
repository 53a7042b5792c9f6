import type { InputFile } from '@touchstone/sandbox';
import type { ReadyLanguage } from '../languages/ready-language.ts';

/** What every run of it needs in its work folder. */
export interface CompiledProgram {
  readonly language: ReadyLanguage;
  readonly files: readonly InputFile[];
}
