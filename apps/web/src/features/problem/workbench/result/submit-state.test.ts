import { ApiError, type ApiErrorKind } from '@touchstone/api-client/api-error';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import type { SubmissionUpdate } from '../../../../lib/submission-updates/index.ts';
import { stateAfterError, stateAfterSending, stateAfterUpdate, type SubmitState } from './submit-state.ts';

const sent = { submitId: 7, code: 'int main() {}' };
const judging: SubmitState = { kind: 'judging', ...sent, update: undefined };

const update = (status: number, submitId = 7): SubmissionUpdate => ({
  submitId,
  status,
  score: null,
  time: null,
  memory: null,
  judger: null,
  isManual: null,
});

const refusal = (facts: { kind?: ApiErrorKind; code?: string; message?: string }) =>
  new ApiError({ kind: 'business', message: '', isAdminCall: false, toastsError: false, ...facts });

describe('stateAfterSending', () => {
  it('waits for the verdict', () => {
    expect(stateAfterSending(sent, false)).toEqual(judging);
  });

  it('ends at once if the contest hides results', () => {
    expect(stateAfterSending(sent, true)).toEqual({ kind: 'hidden', ...sent });
  });
});

describe('stateAfterUpdate', () => {
  it.each([statuses.pending, statuses.compiling, statuses.judging])(
    'shows progress with status %i',
    (status) => {
      expect(stateAfterUpdate(judging, update(status))).toEqual({ ...judging, update: update(status) });
    },
  );

  it.each([
    statuses.accepted,
    statuses.wrongAnswer,
    statuses.compileError,
    statuses.systemError,
    statuses.partialAccepted,
  ])('ends with verdict %i', (status) => {
    expect(stateAfterUpdate(judging, update(status))).toEqual({
      kind: 'judged',
      ...sent,
      update: update(status),
    });
  });

  it('hides a result that the server does not show', () => {
    expect(stateAfterUpdate(judging, update(statuses.unknownResult))).toEqual({ kind: 'hidden', ...sent });
  });

  it('ignores updates of other submissions', () => {
    expect(stateAfterUpdate(judging, update(statuses.accepted, 8))).toBe(judging);
  });

  it.each<SubmitState>([
    { kind: 'idle' },
    { kind: 'sending' },
    { kind: 'hidden', ...sent },
    { kind: 'judged', ...sent, update: update(statuses.accepted) },
  ])('ignores a late update in the state $kind', (state) => {
    expect(stateAfterUpdate(state, update(statuses.wrongAnswer))).toBe(state);
  });
});

describe('stateAfterError', () => {
  it('asks for a captcha after too many submissions', () => {
    expect(stateAfterError(refusal({ code: 'submitCaptchaRequired', message: 'Too fast' }), 2)).toEqual({
      kind: 'captcha',
      attempt: 2,
      problem: undefined,
    });
  });

  it('asks for another captcha after a wrong answer, and says why', () => {
    expect(stateAfterError(refusal({ code: 'captchaWrong', message: 'Wrong result' }), 3)).toEqual({
      kind: 'captcha',
      attempt: 3,
      problem: 'Wrong result',
    });
  });

  it('leaves an expired session to the login dialog', () => {
    expect(stateAfterError(refusal({ kind: 'unauthorized' }), 0)).toEqual({ kind: 'idle' });
  });

  it.each([
    ['business', 'The contest has ended', false, 'The contest has ended'],
    ['forbidden', 'You are banned', false, 'You are banned'],
    ['server', 'Out of order', false, 'Out of order'],
    ['network', '', true, expect.stringMatching(/./)],
    ['timeout', '', true, expect.stringMatching(/./)],
  ] as const)('offers to retry after a %s error', (kind, message, isConnectionLost, text) => {
    expect(stateAfterError(refusal({ kind, message }), 0)).toEqual({
      kind: 'failed',
      isConnectionLost,
      text,
    });
  });
});
