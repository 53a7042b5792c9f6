import { QueryClient } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { noFilter, type ListFilter } from '../list/list-filter.ts';
import { submissionListQuery } from './list-submissions.ts';

async function queryOf(part: Partial<ListFilter>) {
  const calls = recordCalls(() => ({ data: { records: [], total: 0 } }));
  await new QueryClient().fetchQuery(
    submissionListQuery({ ...noFilter(15), ...part }, { uid: 'u1', groupId: undefined }),
  );
  return calls[0]?.query;
}
const bare = { onlyMine: 'false', currentPage: '1', limit: '15' };

describe('the request for submissions', () => {
  it.each<[string, Partial<ListFilter>, Record<string, string>]>([
    ['no filter', {}, bare],
    ['own submissions', { onlyMine: true }, { ...bare, onlyMine: 'true' }],
    ['accepted, which is 0 on the wire', { status: statuses.accepted }, { ...bare, status: '0' }],
    ['a part of a problem id', { problemId: 'T1' }, { ...bare, problemID: 'T1' }],
    [
      'a whole problem id',
      { problemId: 'T1', isWholeProblemId: true },
      { ...bare, problemID: 'T1', completeProblemID: 'true' },
    ],
    [
      'a user and a page',
      { username: 'a&b', page: 3, size: 50 },
      { ...bare, username: 'a&b', currentPage: '3', limit: '50' },
    ],
  ])('with %s', async (_case, part, query) => {
    expect(await queryOf(part)).toEqual(query);
  });

  it('is cached by viewer: each sees other rows', () => {
    const keys = ['u1', 'u2', undefined].map(
      (uid) => submissionListQuery(noFilter(15), { uid, groupId: undefined }).queryKey,
    );
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(3);
  });
});
