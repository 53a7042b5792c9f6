import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { trainingProblemsQuery, type ListedTrainingProblem } from '../api/training-problems.ts';
import type { TrainingScope } from '../training-scope.ts';
import { trainingProblemMessages } from './training-problem-messages.ts';
import { useProblemChanges } from './use-problem-changes.ts';

const m = trainingProblemMessages['en-US'];
const trainingId = 7;
const row = (id: number): ListedTrainingProblem =>
  ({
    problem: { id, problemId: `P${String(id)}`, title: `Problem ${String(id)}`, gid: null },
    entry: { id: id * 10, tid: trainingId, pid: id, rank: id },
  }) as ListedTrainingProblem;
const problems = [row(1), row(2), row(3)];

function openRows(scope: TrainingScope = {}) {
  const client = new QueryClient();
  const { queryKey } = trainingProblemsQuery(scope, trainingId);
  client.setQueryData(queryKey, problems);
  const changes = renderHook(() => useProblemChanges({ scope, trainingId, problems }), { client });
  return {
    changes,
    shownIds: () => client.getQueryData(queryKey)?.map(({ problem }) => problem.id),
    isOutdated: () => client.getQueryState(queryKey)?.isInvalidated,
  };
}

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('a new order of the problems', () => {
  it('is shown at once and sent whole', async () => {
    const calls = recordCalls();
    const { changes, shownIds } = openRows();
    changes.move(0, 2);
    await expect.poll(() => calls.length).toBe(1);
    expect(shownIds()).toEqual([2, 3, 1]);
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/training-problem-order',
      body: { tid: trainingId, pidList: [2, 3, 1] },
    });
  });

  it('that the server refuses is loaded again', async () => {
    recordCalls(() => ({ httpStatus: 500 }));
    const { changes, isOutdated } = openRows();
    changes.move(1, 0);
    await expect.poll(isOutdated).toBe(true);
  });

  it('of a row that is gone changes nothing', () => {
    const calls = recordCalls();
    const { changes, shownIds } = openRows();
    changes.move(3, 0);
    expect(calls).toEqual([]);
    expect(shownIds()).toEqual([1, 2, 3]);
  });
});

describe.each<[string, TrainingScope, string, string]>([
  ['of the site', {}, 'PUT /api/admin/training/problem', 'DELETE /api/admin/training/problem'],
  ['of a group', { groupId: 3 }, 'PUT /api/group/training-problem', 'DELETE /api/group/training-problem'],
])('a training %s', (_name, scope, rankCall, removeCall) => {
  it('saves the number of a problem', async () => {
    const calls = recordCalls();
    openRows(scope).changes.rank(row(2), 5);
    await expect.poll(() => shownToast()?.text).toBe(m.rankSaved);
    expect(calls).toEqual([
      { name: rankCall, query: {}, body: { id: 20, tid: trainingId, pid: 2, rank: 5 } },
    ]);
  });

  it('says why a number was refused', async () => {
    recordCalls(() => ({ errorCode: 'trainingNotFound', text: 'The training does not exist.' }));
    const { changes, isOutdated } = openRows(scope);
    changes.rank(row(2), 5);
    await expect
      .poll(() => shownToast())
      .toMatchObject({ kind: 'error', text: 'The training does not exist.' });
    await expect.poll(isOutdated).toBe(true);
  });

  it('removes a problem without a question', async () => {
    const calls = recordCalls();
    const { changes, isOutdated } = openRows(scope);
    changes.remove(row(2));
    await expect.poll(isOutdated).toBe(true);
    expect(calls).toEqual([
      { name: removeCall, query: { pid: '2', tid: String(trainingId) }, body: undefined },
    ]);
  });
});
