import type { CaseMode } from '@touchstone/contract';
import { listGroups, type GroupGrading } from '@touchstone/problem-formats/icpc/test-group';
import type { Expectation, ProblemPackage } from '@touchstone/problem-formats/jury-package/problem-package';

/**
 * Fixtures declare how their cases are judged. In other packages every case counts, but a submission that must fail is
 * usually decided by its first error: the rest is judged only if the result is still open.
 */
export function chooseCaseMode(
  problem: ProblemPackage,
  expectation: Expectation,
  judgesAll: boolean,
): CaseMode {
  if (!problem.grading) return problem.caseMode;
  const mayStop =
    !judgesAll && !problem.grading.isScoring && isDecidedByFirstError(problem) && hasSimpleRules(expectation);
  return mayStop && !expectation.verdicts.includes('AC') ? 'ergodic_without_error' : 'default';
}

function isDecidedByFirstError({ grading }: ProblemPackage): boolean {
  return grading !== undefined && listGroups(grading.root).every(({ grading: own }) => stopsAtError(own));
}

function stopsAtError(grading: GroupGrading): boolean {
  if (grading.kind !== 'legacy') return grading.kind === 'all';
  const { onReject, verdict, acceptsIfAny, ignoresSample } = grading;
  return onReject === 'break' && verdict !== 'always_accept' && !acceptsIfAny && !ignoresSample;
}

/** Rules for some of the cases need those cases. */
function hasSimpleRules({ caseRules }: Expectation): boolean {
  return caseRules.every(({ pattern, message }) => pattern === undefined && message === undefined);
}
