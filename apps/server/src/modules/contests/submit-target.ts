/** Finds the contest problem for a submission. */
import type { Queryable } from '@touchstone/database';
import { refuseContestSubmit, type ContestSubmitRefusal } from '@touchstone/rules/contests/contest-access';
import { acceptsLanguage } from '@touchstone/rules/contests/contest-languages';
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { languagesOf } from './contest-rules.ts';
import { findContestProblem } from './contest-problems.repository.ts';
import { requireExamDevice } from './exam-protection/exam-device.ts';
import { describeViewer, findShownContest, viewRefusals } from './open-contest.ts';

const submitRefusals = {
  ...viewRefusals,
  ended: 'contestEnded',
} as const satisfies Record<ContestSubmitRefusal, string>;

interface ContestSubmission {
  contestId: number;
  displayId: string;
  language: string;
  now: Date;
}

/**
 * `now` is the submission time that is stored, so every accepted submission is on the board and late ones are refused.
 */
export async function findContestTarget(
  database: Queryable,
  viewer: Viewer,
  { contestId, displayId, language, now }: ContestSubmission,
) {
  const { contest, rules } = await findShownContest(database, viewer, contestId, 'contestNotFound');
  const visitor = await describeViewer(database, viewer, contest);
  const refusal = refuseContestSubmit(rules, visitor, now.getTime());
  if (refusal !== undefined) throw callError(submitRefusals[refusal]);
  await requireExamDevice(database, viewer, { contest, rules, now });
  const problem = await findContestProblem(database, contestId, displayId);
  if (problem === undefined) throw callError('contestProblemMissing');
  const accepted = languagesOf(contest);
  // The list of the contest names languages of our own judge.
  if (!problem.isRemote && !acceptsLanguage(accepted, language))
    throw callError('languageNotAllowed', { languages: (accepted ?? []).join(', ') });
  return {
    problemId: problem.problemId,
    contestId,
    contestProblemId: problem.id,
    groupId: contest.groupId,
  };
}
