import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemsKey, type AdministeredProblem } from '../../../lib/admin-api/list-problems.ts';
import { recordCalls } from '../../../lib/api/testing/record-calls.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { hideShownToast, shownToast } from '../../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import type { ProblemChange } from '../api/change-problems.ts';
import { batchMessages } from './batch-messages.ts';
import { useBatch } from './use-batch.ts';

const m = batchMessages['en-US'];
/** The part of a problem that a batch uses. */
const chosen = [
  { id: 1, problemId: 'A1', title: 'Sum' },
  { id: 2, problemId: 'A2', title: 'Product' },
] as unknown as AdministeredProblem[];

function openBatch({ roleList = ['root'], problems = chosen } = {}) {
  const client = new QueryClient();
  client.setQueryData(problemsKey, 'loaded');
  const onDone = vi.fn<() => void>();
  const batch = renderHook(() => useBatch({ chosen: problems, onDone }), {
    client,
    user: aUser({ roleList }),
  });
  return { batch, onDone, isOutdated: () => client.getQueryState(problemsKey)?.isInvalidated };
}

beforeEach(hideShownToast);
afterEach(hideShownToast);

describe('a change of the selected problems', () => {
  it.each<[ProblemChange, string]>([
    [{ action: 'delete' }, m.deleted(2)],
    [{ action: 'archive' }, m.archived(2)],
    [{ action: 'restore' }, m.restored(2)],
    [{ action: 'change-auth', auth: 2 }, m.changed(2)],
  ])('%j is sent for all of them at once', async (change, text) => {
    const calls = recordCalls(() => ({ data: { changed: 2, refused: [] } }));
    const { batch, onDone, isOutdated } = openBatch();
    batch.change.mutate(change);
    await expect.poll(() => shownToast()?.text).toBe(text);
    expect(calls).toEqual([
      { name: 'POST /api/admin/problem/batch', query: {}, body: { ids: [1, 2], change } },
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    await expect.poll(isOutdated).toBe(true);
  });

  it('that is refused for one problem is no success', async () => {
    const refused = [{ id: 2, problemId: 'A2', title: 'Product', reason: 'used in a contest' }];
    recordCalls(() => ({ data: { changed: 0, refused } }));
    const { batch, onDone, isOutdated } = openBatch();
    batch.change.mutate({ action: 'delete' });
    await expect.poll(isOutdated).toBe(true);
    expect(onDone).toHaveBeenCalledOnce();
    expect(shownToast()).toBeUndefined();
  });

  it('that fails keeps the selection', async () => {
    recordCalls(() => ({ httpStatus: 500 }));
    const { batch, onDone, isOutdated } = openBatch();
    batch.change.mutate({ action: 'delete' });
    await expect.poll(isOutdated).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('archives the problems that could not be deleted', async () => {
    const calls = recordCalls(() => ({ data: { changed: 1, refused: [] } }));
    const { batch } = openBatch();
    batch.archive.mutate([2]);
    await expect.poll(() => shownToast()?.text).toBe(m.archived(1));
    expect(calls[0]?.body).toEqual({ ids: [2], change: { action: 'archive' } });
  });
});

describe('a rejudge of the selected problems', () => {
  it('counts the submissions of all of them', async () => {
    const calls = recordCalls(({ body }) => ({ data: { total: (body as { pid: number }).pid * 10 } }));
    const { batch, onDone } = openBatch();
    batch.rejudge.mutate();
    await expect.poll(() => shownToast()?.text).toBe(m.rejudged(30));
    expect(calls.map(({ body }) => body)).toEqual([{ pid: 1 }, { pid: 2 }]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('that stops at a refusal reports no success and does not rejudge the rest', async () => {
    const calls = recordCalls(() => ({ httpStatus: 403 }));
    const { batch, onDone } = openBatch();
    batch.rejudge.mutate();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(calls).toHaveLength(1);
    expect(shownToast()).toBeUndefined();
  });

  it.each([
    ['root', true],
    ['problem_admin', false],
  ])('of %s is previewed everywhere: %s', async (role, everywhere) => {
    const calls = recordCalls(({ body }) => ({ data: { id: (body as { pid: number }).pid } }));
    const { batch, onDone } = openBatch({ roleList: [role] });
    expect(batch.reachesContests).toBe(everywhere);
    batch.preview.mutate();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([
      { pid: 1, everywhere },
      { pid: 2, everywhere },
    ]);
  });
});
