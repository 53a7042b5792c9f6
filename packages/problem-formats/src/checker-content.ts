/**
 * A validator of the ICPC format as a checker of the site. The judge knows the format's convention by the numbers 42 and 43 in
 * the source, and calls a checker with three arguments and no more: what a package adds to them goes into the source.
 */
import type { JudgeMode } from '@touchstone/contract';
import type { JuryProgram } from './jury-package/problem-package.ts';
import type { ProgramContent } from './problem-content.ts';
import { toSingleSource } from './programs/single-source.ts';

export interface CheckerContent {
  readonly judgeMode: JudgeMode;
  readonly checker: ProgramContent | null;
  readonly judgeExtraFiles: Readonly<Record<string, string>>;
}

/** Names of languages as a checker is compiled, by the first of the program's own. */
export function checkerLanguage([language]: JuryProgram['languages']): string {
  if (language.startsWith('C ')) return 'C';
  return language.startsWith('C++') ? 'C++ 17' : language;
}

/** One source where that is possible: files beside it that are no sources stay, they may be read when it runs. */
export function toCheckerSource(program: JuryProgram): {
  readonly checker: ProgramContent;
  readonly judgeExtraFiles: Readonly<Record<string, string>>;
} {
  const language = checkerLanguage(program.languages);
  const isNative = /^C(\+\+)?( |$)/.test(language);
  const code = isNative ? toSingleSource(program) : undefined;
  if (code === undefined)
    return { checker: { language, code: program.code }, judgeExtraFiles: program.extraFiles };
  const others = Object.entries(program.extraFiles).filter(
    ([name]) => !/\.(c|cc|cpp|cxx|h|hh|hpp|hxx|inc)$/i.test(name) && !name.includes('/'),
  );
  return { checker: { language, code }, judgeExtraFiles: Object.fromEntries(others) };
}
