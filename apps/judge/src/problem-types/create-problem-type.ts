import type { SubmissionTask } from '@touchstone/contract/judge-messages';
import { checkerLimits, type EnforcedLimits } from '@touchstone/rules/judging/limits';
import { findPassLimit } from '@touchstone/rules/judging/multi-pass';
import { CheckerError, type CheckerCache } from '../checkers/checker-cache.ts';
import { detectConvention } from '../checkers/checker-convention.ts';
import type { Checker, CheckerCall } from '../checkers/run-checker.ts';
import { createInteractive } from './interactive.ts';
import { judgePlain } from './plain.ts';
import type { ProblemType } from './problem-type.ts';
import { createSpecialJudge } from './special-judge.ts';

type Judged = Pick<SubmissionTask, 'judgeMode' | 'checker' | 'judgeExtraFiles'> & {
  readonly checkerCall?: CheckerCall | undefined;
  readonly checkerLimits?: EnforcedLimits | undefined;
};

/** Throws a CheckerError when the problem's checker cannot be used. */
export async function createProblemType(checkers: CheckerCache, judged: Judged): Promise<ProblemType> {
  switch (judged.judgeMode) {
    case 'default':
      return judgePlain;
    case 'spj':
      return createSpecialJudge(
        await prepareChecker(checkers, judged),
        judged.checkerLimits ?? checkerLimits,
      );
    case 'interactive':
      return createInteractive(await prepareChecker(checkers, judged));
    default:
      return judged.judgeMode satisfies never;
  }
}

async function prepareChecker(
  checkers: CheckerCache,
  { checker, judgeExtraFiles, checkerCall }: Judged,
): Promise<Checker> {
  if (checker === null) throw new CheckerError('The problem has none.');
  const convention = detectConvention(checker.code, judgeExtraFiles);
  const call = checkerCall ?? { convention, arguments: [] };
  const sources = [checker.code, ...Object.values(judgeExtraFiles)];
  return {
    program: await checkers.get(checker, judgeExtraFiles),
    call,
    passLimit: call.convention === 'kattis' ? findPassLimit(sources) : undefined,
  };
}
