/** How an import of many problems goes on after each of them. */
import type { LocalisedText } from '@touchstone/contract';
import type { RemoteErrorKey } from '@touchstone/contract/remote-reasons';

export type ItemOutcome =
  | { kind: 'imported' | 'present'; problemId: number }
  | {
      kind: 'failed';
      code: string;
      texts: LocalisedText;
      /** What the other site said; undefined for refusals of our own. */
      remote: { key: RemoteErrorKey; retryAfterMs: number | undefined } | undefined;
    };

export interface ImportProgress {
  /** Of the current problem. */
  tries: number;
  /** Problems in a row that the site did not give for reasons of its own. */
  failures: number;
}

export interface NextStep extends ImportProgress {
  isTriedAgain: boolean;
  /** The rest is not tried. */
  isStopped: boolean;
  waitSeconds: number;
}

/** Between two problems: a site notices a program that reads faster than people. */
const pauseSeconds = 1;
const triesMaximum = 3;
const failuresMaximum = 3;
const retrySeconds = 10;
const longestWaitSeconds = 300;

/** The site may answer soon. */
const passing: ReadonlySet<RemoteErrorKey> = new Set(['siteDown', 'tooFast']);
/** Says nothing about the site. */
const ofProblem: ReadonlySet<RemoteErrorKey> = new Set(['unknownProblem', 'privateProblem']);

export function decideNextStep(outcome: ItemOutcome, { tries, failures }: ImportProgress): NextStep {
  const go = { tries: 0, failures: 0, isTriedAgain: false, isStopped: false, waitSeconds: pauseSeconds };
  const remote = outcome.kind === 'failed' ? outcome.remote : undefined;
  if (remote === undefined || ofProblem.has(remote.key)) return go;
  if (passing.has(remote.key) && tries + 1 < triesMaximum) {
    const asked = Math.ceil((remote.retryAfterMs ?? 0) / 1000);
    const waitSeconds = Math.min(longestWaitSeconds, Math.max(asked, retrySeconds * 2 ** tries));
    return { tries: tries + 1, failures, isTriedAgain: true, isStopped: false, waitSeconds };
  }
  return { ...go, failures: failures + 1, isStopped: failures + 1 >= failuresMaximum };
}
