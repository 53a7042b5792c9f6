/**
 * How this works: special judges of other systems exit with 1 for a wrong answer, and one of those systems passes the
 * answer before the output. Their sources stay unchanged; a few lines before them translate. The lines run before
 * `main`, where the C library of Linux passes them the program arguments, and again at every exit.
 */
import type { ProgramContent } from './problem-content.ts';

export interface CheckerHabits {
  /** The program expects input, answer, output; the judge passes input, output, answer. */
  readonly isAnswerSecond: boolean;
  /** Every nonzero exit code is a wrong answer, not only 1. */
  readonly isEveryFailureWrong: boolean;
}

export function translateChecker(checker: ProgramContent, habits: CheckerHabits): ProgramContent {
  return { ...checker, code: `${translation(habits)}\n${checker.code}` };
}

const exitCodeOfWrongAnswer = 102;

function translation({ isAnswerSecond, isEveryFailureWrong }: CheckerHabits): string {
  const swap = 'if (count > 3) { char *answer = values[3]; values[3] = values[2]; values[2] = answer; }';
  return [
    '/* Added by the import: this checker was written for another judge. */',
    '#ifndef _DEFAULT_SOURCE',
    '#define _DEFAULT_SOURCE',
    '#endif',
    '#include <stdio.h>',
    '#include <stdlib.h>',
    '#include <unistd.h>',
    'static void translate_end(int status, void *unused) {',
    '  (void)unused;',
    `  if (${isEveryFailureWrong ? 'status != 0' : 'status == 1'}) { fflush(NULL); _exit(${String(exitCodeOfWrongAnswer)}); }`,
    '}',
    '__attribute__((constructor)) static void translate_begin(int count, char **values) {',
    ...(isAnswerSecond ? [`  ${swap}`] : ['  (void)count; (void)values;']),
    '  on_exit(translate_end, NULL);',
    '}',
    '/* End of what was added. */',
    '#line 1',
  ].join('\n');
}
