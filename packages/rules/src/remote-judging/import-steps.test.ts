import type { RemoteErrorKey } from '@touchstone/contract/remote-reasons';
import { expect, test } from 'vitest';
import { decideNextStep, type ItemOutcome } from './import-steps.ts';

const failed = (key?: RemoteErrorKey, retryAfterMs?: number): ItemOutcome => ({
  kind: 'failed',
  code: 'x',
  texts: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
  remote: key && { key, retryAfterMs },
});
const goesOn = { tries: 0, failures: 0, isTriedAgain: false, isStopped: false, waitSeconds: 1 };
const tried = (tries: number, waitSeconds: number, failures = 0) => ({
  tries,
  failures,
  isTriedAgain: true,
  isStopped: false,
  waitSeconds,
});

test.each([
  ['an imported problem', { kind: 'imported', problemId: 1 }, [0, 2], goesOn],
  ['a present problem', { kind: 'present', problemId: 1 }, [2, 1], goesOn],
  ['a refusal of our own', failed(), [0, 2], goesOn],
  ['an unknown problem', failed('unknownProblem'), [0, 2], goesOn],
  ['a private problem', failed('privateProblem'), [0, 2], goesOn],
  ['a site that is down, first', failed('siteDown'), [0, 1], tried(1, 10, 1)],
  ['a site that is down, again', failed('siteDown'), [1, 0], tried(2, 20)],
  ['a site that is down, the last time', failed('siteDown'), [2, 0], { ...goesOn, failures: 1 }],
  ['a site that asks to wait', failed('tooFast', 45_000), [0, 0], tried(1, 45)],
  ['a site that asks to wait for hours', failed('tooFast', 9e9), [0, 0], tried(1, 300)],
  ['a changed layout', failed('layoutChanged'), [0, 0], { ...goesOn, failures: 1 }],
  ['a challenge, twice', failed('challengeRequired'), [0, 1], { ...goesOn, failures: 2 }],
  [
    'a challenge, three times',
    failed('challengeRequired'),
    [0, 2],
    { ...goesOn, failures: 3, isStopped: true },
  ],
] as const)('after %s', (_, outcome, [tries, failures], step) => {
  expect(decideNextStep(outcome, { tries, failures })).toEqual(step);
});
