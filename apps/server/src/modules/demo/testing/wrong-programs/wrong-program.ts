/** A program for a demo problem that is wrong in a way that beginners are. */
export interface WrongProgram {
  readonly problem: string;
  readonly flaw: string;
  readonly language: 'C++ 17' | 'Python3';
  readonly code: string;
  /** The verdict that a learner sees. Default: wrong answer. */
  readonly verdict?: 'time-limit' | 'runtime-error';
}

type Flaw = readonly [flaw: string, code: string, verdict?: WrongProgram['verdict']];

export const inPython = (problem: string, flaws: readonly Flaw[]): WrongProgram[] =>
  flaws.map(([flaw, code, verdict]) => ({
    problem,
    flaw,
    language: 'Python3',
    code: `${code.trim()}\n`,
    ...(verdict && { verdict }),
  }));

/** Only the body of `main`, after the usual lines. */
export const inCpp = (problem: string, flaws: readonly Flaw[]): WrongProgram[] =>
  flaws.map(([flaw, body, verdict]) => ({
    problem,
    flaw,
    language: 'C++ 17',
    code: `#include <algorithm>\n#include <iostream>\n#include <string>\n#include <vector>\nusing namespace std;\nint main() {\n${body.trim()}\n}\n`,
    ...(verdict && { verdict }),
  }));
