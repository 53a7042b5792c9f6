import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../../lib/api/testing/record-calls.ts';
import { boardQuery, type BoardRequest } from './load-board.ts';

const request: BoardRequest = {
  side: 'inside',
  contestId: 7,
  page: 2,
  size: 50,
  search: '',
  withStars: true,
  withAfterEnd: false,
  isForced: false,
  followed: [],
  viewerId: 'u1',
  phase: 'running false',
};
const body = {
  cid: 7,
  currentPage: 2,
  limit: 50,
  removeStar: false,
  containsEnd: false,
  forceRefresh: false,
  concernedList: [],
};

describe('the request for a scoreboard', () => {
  it.each<[string, Partial<BoardRequest>, string, object]>([
    ['of a contestant', {}, 'POST /api/get-contest-rank', body],
    ['from outside', { side: 'outside' }, 'POST /api/get-contest-outside-scoreboard', body],
    [
      'without stars, with later submissions',
      { withStars: false, withAfterEnd: true },
      'POST /api/get-contest-rank',
      { ...body, removeStar: true, containsEnd: true },
    ],
    [
      'with a search and followed users',
      { search: 'ann', followed: ['u2'] },
      'POST /api/get-contest-rank',
      { ...body, keyword: 'ann', concernedList: ['u2'] },
    ],
    ['past the freeze', { isForced: true }, 'POST /api/get-contest-rank', { ...body, forceRefresh: true }],
  ])('%s', async (_case, part, name, sent) => {
    const calls = recordCalls(() => ({ data: { records: [] } }));
    const page = await new QueryClient().fetchQuery(boardQuery({ ...request, ...part }));
    expect(calls).toEqual([{ name, query: {}, body: sent }]);
    expect([...page.followed]).toEqual(part.followed ?? []);
  });

  it('is repeated when the freeze or the end changes the phase, and for another viewer', () => {
    const keys = [{}, { phase: 'ended false' }, { viewerId: 'u2' }, { isForced: true }].map((part) =>
      JSON.stringify(boardQuery({ ...request, ...part }).queryKey),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps the old rows while the page changes, but not those of another contest or side', () => {
    const keep = boardQuery(request).placeholderData as (previous: unknown, query: unknown) => unknown;
    const rows = { records: [1] };
    const after = (part: Partial<BoardRequest>) =>
      keep(rows, { queryKey: boardQuery({ ...request, ...part }).queryKey });
    expect(after({ page: 1 })).toBe(rows);
    expect(after({ contestId: 8 })).toBeUndefined();
    expect(after({ side: 'outside' })).toBeUndefined();
  });
});
