import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { contestProblemsQuery, nameProblem } from './contest-problems.ts';

describe('the problems of a contest', () => {
  it('are those with a name in it, all on one page', async () => {
    const calls = recordCalls(() => ({
      data: {
        problemList: { records: [{ id: 1 }, { id: 2 }] },
        contestProblemMap: { '1': { displayId: 'A' } },
      },
    }));
    const problems = await new QueryClient().fetchQuery(contestProblemsQuery(7));
    expect(problems).toEqual([{ problem: { id: 1 }, named: { displayId: 'A' } }]);
    expect(calls[0]?.query).toMatchObject({ cid: '7', currentPage: '1' });
  });

  it.each([
    ['keeps its colour', {}, {}],
    ['removes its colour', { color: '' }, { color: '' }],
  ])('a new name %s', async (_case, part, sent) => {
    const calls = recordCalls();
    const names = { cid: 7, pid: 1, displayId: 'A', displayTitle: 'Sum' };
    await nameProblem({ ...names, ...part });
    expect(calls[0]?.body).toEqual({ ...names, ...sent });
  });
});
