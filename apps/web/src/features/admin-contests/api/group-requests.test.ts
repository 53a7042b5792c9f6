import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { newContestValues, toBody } from '../form/contest-values.ts';
import { deleteContest } from './change-contest.ts';
import { addProblem, candidatesQuery } from './contest-problems.ts';
import { contestsQuery } from './list-contests.ts';
import { saveContest } from './save-contest.ts';

const group = { groupId: 7 };
const page = { currentPage: 1, limit: 10, keyword: '' };
const body = toBody(newContestValues(0));

describe('contests of a group', () => {
  it('are listed and deleted by the calls of groups', async () => {
    const calls = recordCalls(() => ({ data: { records: [], total: 0 } }));
    await new QueryClient().fetchQuery(contestsQuery(group, page));
    await deleteContest(group, 3);
    await new QueryClient().fetchQuery(contestsQuery({}, page));
    await deleteContest({}, 3);
    expect(calls.map(({ name, query }) => [name, query])).toEqual([
      ['GET /api/group/get-admin-contest-list', { gid: '7', currentPage: '1', limit: '10' }],
      ['DELETE /api/group/contest', { cid: '3' }],
      ['GET /api/admin/contest/get-contest-list', { currentPage: '1', limit: '10' }],
      ['DELETE /api/admin/contest', { cid: '3' }],
    ]);
  });

  it('name their group when they are created', async () => {
    const calls = recordCalls(() => ({ data: { cid: 3, gmtModified: 'v2' } }));
    expect(await saveContest(group, undefined, body)).toEqual({ id: 3 });
    const version = { id: 3, gmtModified: 'v1' };
    expect(await saveContest(group, version, body)).toEqual({
      id: 3,
      gmtModified: 'v2',
    });
    expect(calls).toMatchObject([
      { name: 'POST /api/group/contest', body: { gid: 7 } },
      { name: 'PUT /api/admin/contest', body: { id: 3, gmtModified: 'v1' } },
    ]);
  });

  it('take problems of the site by their number, and of the group by their display id', async () => {
    const calls = recordCalls(() => ({ data: { problemList: { records: [] } } }));
    const request = { ...page, cid: 3, problemType: 0 };
    const problem = { id: 5, problemId: 'RIDGE7A1' };
    for (const source of ['public', 'group'] as const) {
      await new QueryClient().fetchQuery(candidatesQuery(source, request));
      await addProblem(source, { cid: 3, displayId: 'A', problem });
    }
    expect(calls).toMatchObject([
      { name: 'GET /api/admin/contest/get-problem-list', query: { cid: '3' } },
      { name: 'POST /api/admin/contest/add-problem-from-public', body: { cid: 3, pid: 5, displayId: 'A' } },
      { name: 'GET /api/group/get-contest-problem-list', query: { cid: '3', fromGroup: 'true' } },
      {
        name: 'POST /api/group/add-contest-problem-from-group',
        query: { cid: '3', problemId: 'RIDGE7A1', displayId: 'A' },
      },
    ]);
  });
});
