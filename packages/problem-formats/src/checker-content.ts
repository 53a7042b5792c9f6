/**
 * A validator of the ICPC format as a checker of the site. The judge recognises the convention by the numbers 42 and 43
 * in the source, and calls a checker with exactly three arguments. Further arguments of a package are written into the
 * source.
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

/** Checker language names, by the first language of the program. */
export function checkerLanguage([language]: JuryProgram['languages']): string {
  if (language.startsWith('C ')) return 'C';
  return language.startsWith('C++') ? 'C++ 17' : language;
}

/** One source if possible. Files that are not sources stay beside it, since it may read them at run time. */
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
