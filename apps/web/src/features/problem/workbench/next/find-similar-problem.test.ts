import { QueryClient } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../../lib/api/testing/record-calls.ts';
import { similarProblemQuery } from './find-similar-problem.ts';

interface Site {
  tags?: { id: number; name: string }[];
  rows?: { pid: number; problemId: string; title: string }[];
  own?: Record<string, { status: number }>;
}

const row = (pid: number) => ({ pid, problemId: `P${String(pid)}`, title: `Problem ${String(pid)}` });

function answerAs({ tags = [{ id: 9, name: 'graphs' }], rows = [], own = {} }: Site) {
  return recordCalls(({ name }) => {
    if (name === 'GET /api/get-problem-tags') return { data: tags };
    if (name === 'GET /api/get-problem-list') return { data: { records: rows } };
    return { data: own };
  });
}

const find = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    similarProblemQuery({ pid: 1, problemId: 'P1' }),
  );

describe('a similar problem', () => {
  it('is the first one with the same tag that the user has not solved', async () => {
    const own = { '2': { status: statuses.accepted }, '3': { status: statuses.wrongAnswer } };
    const calls = answerAs({ rows: [row(1), row(2), row(3), row(4)], own });
    await expect(find()).resolves.toEqual({ problemId: 'P3', title: 'Problem 3', tag: 'graphs' });
    expect(calls[1]?.query['tagId']).toBe('9');
    expect(calls[2]?.body).toEqual({ pidList: [2, 3, 4], isContestProblemList: false });
  });

  it('may be one without a submission', async () => {
    answerAs({ rows: [row(2)] });
    await expect(find()).resolves.toMatchObject({ problemId: 'P2' });
  });

  it.each<[string, Site, number]>([
    ['the problem has no tag', { tags: [] }, 1],
    ['it is the only one with its tag', { rows: [row(1)] }, 2],
    ['all others are solved', { rows: [row(1), row(2)], own: { '2': { status: statuses.accepted } } }, 3],
  ])('is missing if %s', async (_case, site, callCount) => {
    const calls = answerAs(site);
    await expect(find()).resolves.toBeNull();
    expect(calls).toHaveLength(callCount);
  });
});
