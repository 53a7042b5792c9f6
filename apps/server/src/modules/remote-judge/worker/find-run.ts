/** After a crash or a lost answer: finds the run in the account's own list, or sends the code again when it is certainly not there. */
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import { retryDelayMs } from '@touchstone/rules/remote-judging/failure';
import {
  failSubmission,
  markJudging,
  postpone,
  releaseAccount,
  sendAgain,
  type StepParts,
} from './end-step.ts';
import { noteFailure, noteSuccess } from './note-failure.ts';
import { findOwnRun, type Visit } from './site-visit.ts';
import { findCode } from './steps.repository.ts';
import type { Step } from './take-step.ts';

export async function findRun(parts: StepParts, step: Step, visit: Visit) {
  const { database, clock, options } = parts;
  const {
    submissionId,
    remoteProblemId: problemId,
    knownRunId,
    sendingAt,
    sendCount,
    failureCount,
  } = step.run;
  const code = await findCode(database, submissionId);
  try {
    const found = await findOwnRun(visit, { problemId, code, knownRunId });
    await noteSuccess(parts, step);
    const outcome = found === undefined ? undefined : await markJudging(parts, step, found);
    if (outcome === undefined || outcome === 'taken') {
      const shownAt = (sendingAt?.getTime() ?? 0) + options.paces[step.vendor].listDelayMs;
      const waitMs = shownAt - clock().getTime();
      if (waitMs > 0) await postpone(parts, step, { delayMs: waitMs });
      else if (sendCount >= options.sendLimit) await failSubmission(parts, step, 'runNotFound');
      else await sendAgain(parts, step);
    }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await noteFailure(parts, step, { step: 'recover', error, secrets: [...visit.listSecrets(), code] });
    const failures = failureCount + 1;
    if (failures >= options.recoverLimit) await failSubmission(parts, step, 'runNotFound');
    else
      await postpone(parts, step, {
        delayMs: retryDelayMs(failures, options.random(), options.breaker),
        changes: { failureCount: failures, reason: 'outcomeUnknown' },
      });
  }
  await releaseAccount(parts, step);
}
