import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import type { RemoteRun } from '@touchstone/api-client/submission-update';
import type { remoteRunMessages } from './remote-run-messages.ts';

type Words = (typeof remoteRunMessages)['en-US'];

export interface DescribedRun {
  text: string;
  /** Why it waits, or why it failed. */
  reason: string | undefined;
}

/** A verdict says it all. */
export const isDescribed = (status: number): boolean =>
  isUnderWay(status) || status === statuses.submittedFailed;

/** What the author reads beside the status. Undefined with a verdict: the verdict says it all. */
export function describeRun(words: Words, run: RemoteRun, status: number): DescribedRun | undefined {
  const site = remoteJudgeNames[run.vendor];
  const reason = run.reason === null ? undefined : words.reasons[run.reason];
  if (status === statuses.submittedFailed) return { text: words.failed(site), reason };
  if (!isUnderWay(status)) return undefined;
  switch (run.state) {
    case 'waiting':
      return { text: words.waiting(site), reason };
    case 'sending':
      return { text: words.sending(site), reason };
    // The run of before a rejudge: the new one has not begun.
    case 'finished':
      return { text: words.waiting(site), reason: undefined };
    case 'judging':
      return {
        text: run.testNumber === null ? words.judging(site) : words.judgingTest(site, run.testNumber),
        reason,
      };
    default:
      return run.state satisfies never;
  }
}
