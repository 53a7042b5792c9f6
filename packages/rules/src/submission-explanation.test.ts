import type { CaseFeedback } from '@touchstone/contract/case-feedback';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, test } from 'vitest';
import type { ContestFacts, SubmissionFacts, SubmissionViewer } from './submission-access.ts';
import {
  decideExplanationAccess,
  listSampleInputs,
  redactNote,
  type ExplanationDetail,
} from './submission-explanation.ts';

const owner: SubmissionViewer = { id: 'owner', role: 'default_user' };
const other: SubmissionViewer = { id: 'other', role: 'default_user' };
const admin: SubmissionViewer = { id: 'admin', role: 'admin' };

const plain: SubmissionFacts = {
  ownerId: 'owner',
  status: statuses.wrongAnswer,
  isShared: false,
  contest: null,
  groupStanding: null,
  problem: { isPublic: true, isCodeSharingAllowed: true, areCaseResultsOpen: true },
};
const closed: SubmissionFacts = { ...plain, problem: { ...plain.problem, areCaseResultsOpen: false } };
const shared: SubmissionFacts = { ...plain, isShared: true };
const inContest = (contest: Partial<ContestFacts>): SubmissionFacts => ({
  ...plain,
  contest: {
    scoring: 'acm',
    isViewerAdmin: false,
    isViewerInside: true,
    isRunning: false,
    isFrozen: false,
    ...contest,
  },
});
const running = inContest({ isRunning: true });
const runningOi = inContest({ isRunning: true, scoring: 'oi' });
const frozen = inContest({ isRunning: true, isFrozen: true });
const frozenOi = inContest({ isFrozen: true, scoring: 'oi' });
const ended = inContest({});
const asContestAdmin = inContest({ isRunning: true, isFrozen: true, isViewerAdmin: true });

interface Situation {
  viewer: SubmissionViewer;
  facts: SubmissionFacts;
  feedback?: CaseFeedback;
  isAuthor?: boolean;
}

const decide = ({ viewer, facts, feedback = 'none', isAuthor = false }: Situation) => {
  const access = decideExplanationAccess(viewer, facts, { caseFeedback: feedback, isViewerAuthor: isAuthor });
  return access.kind === 'visible' ? [access.ofSamples, access.ofOtherCases] : access.kind;
};

describe('the explanation of a wrong answer', () => {
  test.each<[string, Situation, [samples: ExplanationDetail, others: ExplanationDetail]]>([
    ['owner, nothing allowed', { viewer: owner, facts: plain }, ['values', 'reason']],
    ['owner, position', { viewer: owner, facts: plain, feedback: 'position' }, ['values', 'position']],
    ['owner, values', { viewer: owner, facts: plain, feedback: 'values' }, ['values', 'values']],
    ['owner, closed cases', { viewer: owner, facts: closed, feedback: 'values' }, ['values', 'hidden']],
    ['other user', { viewer: other, facts: plain, feedback: 'values' }, ['reason', 'reason']],
    ['other user, closed cases', { viewer: other, facts: closed }, ['hidden', 'hidden']],
    [
      'other user, shared code',
      { viewer: other, facts: shared, feedback: 'position' },
      ['values', 'position'],
    ],
    ['guest', { viewer: undefined, facts: plain, feedback: 'values' }, ['reason', 'reason']],
    ['author', { viewer: other, facts: closed, isAuthor: true }, ['values', 'values']],
    ['administrator', { viewer: admin, facts: closed }, ['values', 'values']],
    [
      'owner, running ACM contest',
      { viewer: owner, facts: running, feedback: 'values' },
      ['hidden', 'hidden'],
    ],
    [
      'owner, running OI contest',
      { viewer: owner, facts: runningOi, feedback: 'values' },
      ['values', 'values'],
    ],
    ['other user, running OI contest', { viewer: other, facts: runningOi }, ['hidden', 'hidden']],
    ['owner, frozen ACM contest', { viewer: owner, facts: frozen, feedback: 'values' }, ['hidden', 'hidden']],
    [
      'owner, frozen OI contest',
      { viewer: owner, facts: frozenOi, feedback: 'values' },
      ['hidden', 'hidden'],
    ],
    ['author, frozen OI contest', { viewer: other, facts: frozenOi, isAuthor: true }, ['hidden', 'hidden']],
    ['author, running contest', { viewer: other, facts: running, isAuthor: true }, ['values', 'values']],
    ['contest administrator', { viewer: other, facts: asContestAdmin }, ['values', 'values']],
    ['site administrator, frozen contest', { viewer: admin, facts: frozenOi }, ['hidden', 'hidden']],
    ['site administrator, after the contest', { viewer: admin, facts: ended }, ['values', 'values']],
    ['owner, after the contest', { viewer: owner, facts: ended, feedback: 'values' }, ['values', 'values']],
    [
      'other user, after the contest',
      { viewer: other, facts: ended, feedback: 'values' },
      ['reason', 'reason'],
    ],
  ])('%s', (_name, situation, expected) => {
    expect(decide(situation)).toEqual(expected);
  });

  test('is as unknown as the submission for viewers without access', () => {
    expect(decide({ viewer: undefined, facts: ended })).toBe('login-required');
    expect(decide({ viewer: other, facts: inContest({ isViewerInside: false }) })).toBe('missing');
    expect(decide({ viewer: other, facts: { ...plain, groupStanding: 'none' } })).toBe('missing');
  });
});

describe('a note', () => {
  const difference = {
    code: 'difference',
    kind: 'token',
    line: 3,
    token: 2,
    expected: '5',
    actual: '4',
  } as const satisfies JudgeNote;
  const crash = { code: 'signal', signal: 11 } as const satisfies JudgeNote;

  test.each<[JudgeNote | null, ExplanationDetail, JudgeNote | null]>([
    [difference, 'values', difference],
    [difference, 'position', { ...difference, expected: null, actual: null }],
    [difference, 'reason', null],
    [difference, 'hidden', null],
    [crash, 'reason', crash],
    [crash, 'position', crash],
    [crash, 'hidden', null],
    [null, 'values', null],
  ])('%j with detail %s', (note, detail, expected) => {
    expect(redactNote(note, detail)).toEqual(expected);
  });
});

test('a case is a sample with or without the last line break', () => {
  expect(listSampleInputs([{ input: '1 2\r\n3' }, { input: '5\n' }])).toEqual([
    '1 2\n3',
    '1 2\n3\n',
    '5\n',
    '5',
  ]);
});
