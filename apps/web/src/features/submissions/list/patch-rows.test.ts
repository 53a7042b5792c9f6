import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import type { JudgeRow, SubmissionPage } from '../api/list-submissions.ts';
import { changesOf, isKnownRow, patchRows } from './patch-rows.ts';

const row = (submitId: number) =>
  ({
    submitId,
    status: statuses.judging,
    score: null,
    isManual: true,
    username: 'ann',
  }) as unknown as JudgeRow;
const page: SubmissionPage = { records: [row(3), row(2)], total: 2 };
const update = (part: Partial<SubmissionUpdate>): SubmissionUpdate => ({
  submitId: 2,
  status: statuses.accepted,
  score: 100,
  time: 5,
  memory: 9,
  judger: 'one',
  isManual: null,
  ...part,
});

describe('patchRows', () => {
  it('changes one row, keeps its other fields, and leaves the other rows alone', () => {
    const patched = patchRows(page, 2, { status: statuses.accepted });
    expect(patched.records[1]).toEqual({ ...page.records[1], status: statuses.accepted });
    expect(patched.records[0]).toBe(page.records[0]);
    expect(patched.total).toBe(2);
    expect(page.records[1]?.status).toBe(statuses.judging);
  });

  it('of a row on another page changes nothing', () => {
    expect(patchRows(page, 99, { status: 0 }).records).toEqual(page.records);
  });
});

describe('changesOf', () => {
  it('has the fields of judging only', () => {
    expect(changesOf(update({}))).toEqual({
      status: statuses.accepted,
      score: 100,
      time: 5,
      memory: 9,
      judger: 'one',
    });
  });

  it.each([true, false])('says whether the verdict is manual if the update does: %s', (isManual) => {
    expect(changesOf(update({ isManual })).isManual).toBe(isManual);
  });
});

describe('isKnownRow', () => {
  it.each([
    [3, true],
    [7, true],
    [8, false],
  ])('submission %i: %s', (submitId, isKnown) => {
    expect(isKnownRow(page.records, new Set([7]), submitId)).toBe(isKnown);
  });
});
