/** Asks the site for the result of a run. A text that we do not know is never a verdict. */
import type { RemoteReason } from '@touchstone/contract';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import { failureScope } from '@touchstone/rules/remote-judging/failure';
import { recordFailure } from '../failures/record-failure.ts';
import {
  failSubmission,
  noteProgress,
  postpone,
  sendAgain,
  storeResult,
  type StepParts,
} from './end-step.ts';
import { noteFailure, noteSuccess } from './note-failure.ts';
import type { Visit } from './site-visit.ts';
import type { Step } from './take-step.ts';

export async function askResult(parts: StepParts, step: Step, visit: Visit) {
  const { site, judge, account } = visit;
  const { remoteId, remoteProblemId: problemId } = step.run;
  if (remoteId === null) {
    await sendAgain(parts, step);
    return;
  }
  try {
    const state = await visit.loggedIn(() => judge.poll(site, { id: remoteId, problemId, account }));
    await noteSuccess(parts, step);
    if (state.kind === 'final') await storeResult(parts, step, state);
    else if (state.kind === 'unknown') await noteUnknown(parts, step, state.text);
    else
      await continuePolling(parts, step, {
        limitReason: 'pollLimit',
        isCompiling: state.isCompiling,
        testNumber: state.testNumber ?? null,
        unknownText: null,
      });
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    await handleError(parts, step, visit, error);
  }
}

interface Progress {
  limitReason: RemoteReason;
  isCompiling: boolean;
  testNumber: number | null;
  unknownText: string | null;
}

async function continuePolling(
  parts: StepParts,
  step: Step,
  { limitReason, isCompiling, testNumber, unknownText }: Progress,
) {
  const pollCount = step.run.pollCount + 1;
  if (pollCount >= parts.options.polling.limit) {
    await failSubmission(parts, step, limitReason);
    return;
  }
  await noteProgress(parts, step, {
    isCompiling,
    changes: { pollCount, testNumber, unknownText, reason: unknownText === null ? null : 'unknownResult' },
  });
}

const longestText = 200;

async function noteUnknown(parts: StepParts, step: Step, text: string) {
  const { database, clock } = parts;
  const { run, vendor, account } = step;
  const unknownText = text.slice(0, longestText).replaceAll('\0', '').toWellFormed();
  if (run.unknownText !== unknownText)
    await recordFailure(
      database,
      {
        vendor,
        step: 'poll',
        accountId: account?.id,
        accountName: run.accountName,
        submissionId: run.submissionId,
        now: clock(),
      },
      { key: 'unknownResult', message: `The site shows the result "${unknownText}".`, snapshot: undefined },
    );
  await continuePolling(parts, step, {
    limitReason: 'unknownResult',
    isCompiling: false,
    testNumber: run.testNumber,
    unknownText,
  });
}

/** Failures of the site count as polls. A paused account or vendor does not: the submission waits for it. */
async function handleError(parts: StepParts, step: Step, visit: Visit, error: RemoteError) {
  const { run, account } = step;
  const { options } = parts;
  // The site shows the run to its account only, and we do not have the account any more.
  if (error.key === 'loggedOut' && account === undefined) {
    await sendAgain(parts, step);
    return;
  }
  await noteFailure(parts, step, { step: 'poll', error, secrets: visit.listSecrets() });
  const isOfAccount = failureScope(error.key) === 'account';
  const pollCount = run.pollCount + (isOfAccount ? 0 : 1);
  if (pollCount >= options.polling.limit) await failSubmission(parts, step, 'pollLimit');
  else
    await postpone(parts, step, {
      delayMs: options.polling.intervalMs,
      changes: { pollCount, reason: error.key },
    });
}
