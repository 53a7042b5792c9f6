import { statuses } from '@touchstone/contract/statuses';
import type { SolutionContent } from '../problem-content.ts';
import { findEnding } from '../programs/known-languages.ts';
import { createNameGiver, safeFileName } from '../safe-file-name.ts';

/** Folders that imply an expectation, with all accepted statuses. */
const folders: readonly (readonly [string, readonly number[]])[] = [
  ['accepted', [statuses.accepted]],
  ['partially_accepted', [statuses.partialAccepted]],
  ['wrong_answer', [statuses.wrongAnswer, statuses.presentationError, statuses.partialAccepted]],
  ['time_limit_exceeded', [statuses.timeLimitExceeded, statuses.partialAccepted]],
  ['run_time_error', [statuses.runtimeError, statuses.memoryLimitExceeded, statuses.partialAccepted]],
  ['compiler_error', [statuses.compileError]],
];

/** Values of `@EXPECTED_RESULTS@`, if no folder implies the expectation. */
const words: Readonly<Record<number, string>> = {
  [statuses.accepted]: 'CORRECT',
  [statuses.partialAccepted]: 'PARTIAL',
  [statuses.wrongAnswer]: 'WRONG-ANSWER',
  [statuses.presentationError]: 'WRONG-ANSWER',
  [statuses.timeLimitExceeded]: 'TIMELIMIT',
  [statuses.runtimeError]: 'RUN-ERROR',
  [statuses.memoryLimitExceeded]: 'RUN-ERROR',
  [statuses.compileError]: 'COMPILER-ERROR',
};

/** Solutions in languages without an extension in the format are left out. */
export function writeSolutions(
  solutions: readonly SolutionContent[],
): { path: string; code: string; solution: SolutionContent }[] {
  const givers = new Map<string, (name: string) => string>();
  return solutions.flatMap((solution) => {
    const { name, language, code, expectedStatuses } = solution;
    const ending = findEnding(language);
    if (ending === undefined) return [];
    const known = folders.find(([, all]) => expectedStatuses.every((status) => all.includes(status)));
    const folder = known?.[0] ?? 'mixed';
    const giveName = givers.get(folder) ?? createNameGiver();
    givers.set(folder, giveName);
    const base = safeFileName(name, 'solution').replace(/\.[^.]*$/, '');
    const path = `${folder}/${giveName(`${base}${ending}`)}`;
    return [{ path, solution, code: known ? code : annotate(code, language, expectedStatuses) }];
  });
}

function annotate(code: string, language: string, expected: readonly number[]): string {
  const results = [...new Set(expected.flatMap((status) => words[status] ?? []))].join(', ');
  const sign = /^(Py|Ruby)/.test(language) ? '#' : '//';
  return `${code}\n${sign} @EXPECTED_RESULTS@: ${results}\n`;
}
