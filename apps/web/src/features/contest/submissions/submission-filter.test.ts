import { describe, expect, it } from 'vitest';
import { isNarrowed, listsLate, parseSubmissionFilter, writeSubmissionFilter } from './submission-filter.ts';

const plain = { onlyMine: false, problemId: '', status: undefined, username: '', page: 1, size: 15 };
const read = (query: string) => parseSubmissionFilter(new URLSearchParams(query));

describe('contest submission filter', () => {
  it.each([
    ['', plain],
    ['problemID=A&completeProblemID=true', { ...plain, problemId: 'A' }],
    ['status=-1&onlyMine=true', { ...plain, status: -1, onlyMine: true }],
    ['status=99&onlyMine=yes&currentPage=x', plain],
    ['limit=50', { ...plain, size: 50 }],
    ['limit=7', plain],
    ['username=%20ada%20&currentPage=4', { ...plain, username: 'ada', page: 4 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it('survives a round trip', () => {
    const filter = { onlyMine: true, problemId: 'B1', status: 0, username: 'a b', page: 2, size: 30 };
    expect(parseSubmissionFilter(writeSubmissionFilter(filter))).toEqual(filter);
    expect(isNarrowed(filter)).toBe(true);
    expect(isNarrowed({ ...plain, page: 3 })).toBe(false);
  });
});

describe('submissions after the end', () => {
  it.each([
    ['on request', true, false, false, true],
    ['of the viewer', false, true, true, true],
    ['of all', false, false, true, false],
    ['of the viewer, where the contest accepts none', false, true, false, false],
  ])('%s', (_case, containsEnd, onlyMine, isSubmittingAllowedAfterEnd, isListed) => {
    expect(listsLate({ onlyMine }, { containsEnd, isSubmittingAllowedAfterEnd })).toBe(isListed);
  });
});
