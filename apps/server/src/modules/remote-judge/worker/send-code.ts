/**
 * Sends the code of a submission.
 *
 * Before: the newest own run at the site is stored, and the run is `sending`, committed. After: the id of the new run is stored.
 * In between, only a clear refusal of the site means that the code is not there. After any other error the run stays `sending`,
 * and the next step looks for it (`find-run.ts`).
 */
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import { isRefusal, retryDelayMs, failureScope } from '@touchstone/rules/remote-judging/failure';
import { appendBlanks } from '@touchstone/rules/remote-judging/own-runs';
import {
  failSubmission,
  markJudging,
  markSending,
  postpone,
  releaseAccount,
  sendAgain,
  type StepParts,
} from './end-step.ts';
import { noteFailure, noteSuccess } from './note-failure.ts';
import { findOwnRun, type Visit } from './site-visit.ts';
import { findCode } from './steps.repository.ts';
import type { Step } from './take-step.ts';

export async function sendCode(parts: StepParts, step: Step, visit: Visit) {
  const code = await findCode(parts.database, step.run.submissionId);
  const prepared = await prepare(parts, step, visit);
  if (prepared === undefined) return;
  const { knownRunId } = prepared;
  if (!(await markSending(parts, step, knownRunId))) {
    await releaseAccount(parts, step);
    return;
  }
  try {
    const remoteId = await submit(parts, step, visit, { code, knownRunId });
    const outcome = await markJudging(parts, step, remoteId);
    if (outcome === 'taken') await lookForIt(parts, step, {});
    await releaseAccount(parts, step, outcome === 'refused');
    await noteSuccess(parts, step);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await noteFailure(parts, step, { step: 'submit', error, secrets: [...visit.listSecrets(), code] });
    const isCurrent = isRefusal(error.key)
      ? await failSubmission(parts, step, error.key)
      : await lookForIt(parts, step, error);
    await releaseAccount(parts, step, !isCurrent);
  }
}

/** Logs in if needed and finds the newest own run. Undefined if it failed: nothing was sent yet, so any account may try again. */
async function prepare(
  parts: StepParts,
  step: Step,
  visit: Visit,
): Promise<{ knownRunId: string | null } | undefined> {
  const { site, judge, account } = visit;
  const { remoteProblemId: problemId } = step.run;
  try {
    if (!visit.hasSession) await visit.logIn();
    const runs = await visit.loggedIn(() => judge.listOwnRuns(site, { account, problemId }));
    return { knownRunId: runs[0]?.id ?? null };
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await noteFailure(parts, step, { step: 'login', error, secrets: visit.listSecrets() });
    const failureCount = step.run.failureCount + 1;
    const scope = failureScope(error.key);
    if (scope === 'submission') await failSubmission(parts, step, error.key);
    else
      await sendAgain(parts, step, {
        // Another account may take it at once.
        delayMs:
          scope === 'account' ? 0 : retryDelayMs(failureCount, parts.options.random(), parts.options.breaker),
        reason: error.key,
        failureCount,
      });
    await releaseAccount(parts, step);
    return undefined;
  }
}

interface SentCode {
  code: string;
  knownRunId: string | null;
}

async function submit(
  { options }: StepParts,
  { run }: Step,
  visit: Visit,
  { code, knownRunId }: SentCode,
): Promise<string> {
  const { site, judge, account } = visit;
  const { remoteProblemId: problemId, language, sendCount } = run;
  const send = (text: string) => judge.submit(site, { account, problemId, language, code: text });
  const findAgain = () => findOwnRun(visit, { problemId, code, knownRunId });
  // Two sends were not found. If the site refused the second one as a repetition, the same text would be refused again.
  const text = sendCount >= 2 ? appendBlanks(code, options.random()) : code;
  try {
    return await send(text);
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    if (error.key === 'loggedOut') {
      await visit.logIn();
      return (await findAgain()) ?? (await send(text));
    }
    if (error.key !== 'duplicateSubmission') throw error;
    const found = await findAgain();
    if (found !== undefined) return found;
    // An earlier send of ours may be the one that it repeats, although the list does not show it yet.
    if (sendCount > 0) throw new RemoteError('siteDown', error.message, { isOutcomeUnknown: true });
    return send(appendBlanks(code, options.random()));
  }
}

/** The run stays `sending`; the next step looks for it when the list of the site must show it. */
const lookForIt = (
  parts: StepParts,
  step: Step,
  { retryAfterMs = 0 }: { retryAfterMs?: number | undefined },
) =>
  postpone(parts, step, {
    delayMs: Math.max(parts.options.paces[step.vendor].listDelayMs, retryAfterMs),
    changes: { reason: 'outcomeUnknown' },
  });
