import { statuses } from '@touchstone/contract/statuses';
import type { RehearsalProblem } from './rehearsal-problems.ts';

export type ProgramLanguage = 'cpp' | 'python';
export type Outcome = 'accepted' | 'wrong' | 'compileError' | 'timeLimit';

/** The expected final status of such a program. */
export const expectedStatuses: Readonly<Record<Outcome, number>> = {
  accepted: statuses.accepted,
  wrong: statuses.wrongAnswer,
  compileError: statuses.compileError,
  timeLimit: statuses.timeLimitExceeded,
};

interface Program {
  readonly problem: RehearsalProblem;
  readonly language: ProgramLanguage;
  readonly outcome: Outcome;
  /** Makes the text unique: it identifies the program at the end. */
  readonly mark: string;
}

export function writeProgram({ problem, language, outcome, mark }: Program): string {
  const figure = problem.expressions[language];
  const shown = outcome === 'wrong' ? `${figure} + 1` : figure;
  return language === 'cpp' ? writeCpp(shown, outcome, mark) : writePython(shown, outcome, mark);
}

function writeCpp(shown: string, outcome: Outcome, mark: string): string {
  const wait = outcome === 'timeLimit' ? '  for (volatile long long i = 0;; ++i) {}\n' : '';
  // A missing semicolon is the compile error.
  const end = outcome === 'compileError' ? '' : ';';
  return `// ${mark}
#include <iostream>
int main() {
  long long a, b;
  std::cin >> a >> b;
${wait}  std::cout << (${shown}) << "\\n"${end}
}
`;
}

function writePython(shown: string, outcome: Outcome, mark: string): string {
  const wait = outcome === 'timeLimit' ? 'while True:\n    pass\n' : '';
  const end = outcome === 'compileError' ? '' : ')';
  return `# ${mark}\na, b = map(int, input().split())\n${wait}print(${shown}${end}\n`;
}
