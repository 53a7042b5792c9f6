import { describe, expect, it } from 'vitest';
import type { Submission } from '../api/get-submission.ts';
import {
  findShareBarrier,
  isInContext,
  mayHaveCases,
  contextOf,
  codeVisibilityOf,
  findErrorText,
  parseSubmitId,
} from './code-visibility.ts';

const program = 'int main() {\n  return 0;\n}\n';
const submission = (changes: Partial<Submission> = {}) =>
  ({
    submitId: 1,
    status: 0,
    cid: 0,
    share: false,
    code: null,
    length: program.length,
    ...changes,
  }) as Submission;

describe('codeVisibilityOf', () => {
  it.each([
    ['the program', { code: program }, true, { kind: 'shown', code: program }],
    ['a program of one line', { code: 'print(1)', length: 8 }, true, { kind: 'shown', code: 'print(1)' }],
    [
      'a notice instead of the code',
      { code: 'Not shown here.' },
      true,
      { kind: 'withheld', notice: 'Not shown here.' },
    ],
    [
      'no more than that there is one',
      { submitId: null, cid: null },
      null,
      { kind: 'hidden', reason: 'sealed' },
    ],
    ['the reason in a contest', { cid: 3 }, true, { kind: 'hidden', reason: 'contest' }],
    ['the reason outside', {}, true, { kind: 'hidden', reason: 'notShared' }],
    ['the reason where sharing is off', { share: true }, false, { kind: 'hidden', reason: 'notAllowed' }],
  ] as const)('shows %s', (_name, changes, codeShare, visibility) => {
    expect(
      codeVisibilityOf({
        submission: submission(changes),
        codeShare,
        title: null,
        mayHaveCounterExample: false,
      }),
    ).toEqual(visibility);
  });
});

describe('submission context', () => {
  it.each([
    [0, {}, true],
    [3, {}, true],
    [3, { contestId: 3 }, true],
    [4, { contestId: 3 }, false],
    [0, { contestId: 3 }, false],
    [null, { contestId: 3 }, true],
  ])('of contest %s is shown in %o: %s', (cid, context, expected) => {
    expect(isInContext(submission({ cid }), context)).toBe(expected);
  });

  it.each([
    [7, true],
    [8, false],
    [null, false],
  ])('of group %s is shown in group 7: %s', (gid, expected) => {
    expect(isInContext(submission({ gid }), { groupId: 7 })).toBe(expected);
  });

  it('is the contest or the group of the submission', () => {
    expect(contextOf(submission({ cid: 3, gid: 7 }))).toEqual({ contestId: 3 });
    expect(contextOf(submission({ gid: 7 }))).toEqual({ groupId: 7 });
    expect(contextOf(submission())).toEqual({});
  });
});

describe('findShareBarrier', () => {
  it.each([
    [{}, true, undefined],
    [{}, false, 'notAllowed'],
    [{ cid: 3 }, true, 'contest'],
  ] as const)('of %j with sharing %s is %s', (changes, codeShare, barrier) => {
    expect(
      findShareBarrier({
        submission: submission(changes),
        codeShare,
        title: null,
        mayHaveCounterExample: false,
      }),
    ).toBe(barrier);
  });
});

describe('findErrorText', () => {
  it.each([
    [-2, 'compile'],
    [4, 'system'],
    [10, 'failed'],
    [0, undefined],
    [-1, undefined],
    [3, undefined],
  ])('of status %i is %s', (status, kind) => {
    expect(findErrorText(submission({ status, errorMessage: 'why' }))?.kind).toBe(kind);
  });

  it('is undefined without a text', () => {
    expect(findErrorText(submission({ status: -2, errorMessage: ' \n' }))).toBeUndefined();
  });
});

describe('parseSubmitId', () => {
  it.each([
    ['7', 7],
    ['2147483647', 2_147_483_647],
    ['2147483648', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['07', undefined],
    ['abc', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (text, id) => {
    expect(parseSubmitId(text)).toBe(id);
  });
});

describe('mayHaveCases', () => {
  it.each([
    [{ status: 0 }, true],
    [{ status: 5 }, true],
    [{ status: 4 }, true],
    [{ status: -2 }, false],
    [{ status: 10 }, false],
    [{ status: -5, submitId: null }, false],
  ])('of %j is %s', (changes, expected) => {
    expect(mayHaveCases(submission(changes))).toBe(expected);
  });
});
