import { QueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { statuses } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { hideShownToast, shownToast } from '../../lib/testing/shown-toast.tsx';
import { renderHook } from '../../ui/testing/render-hook.tsx';
import { checkKey } from './api/check.ts';
import { solutionsKey, type Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';
import { runCheckAfterSave, useCheckActions } from './use-check-actions.ts';

const pid = 12;
const solution: Solution = {
  name: 'main.cpp',
  language: 'C++17',
  code: 'int main() {}',
  expectedStatuses: [statuses.accepted],
};
const started = { isRunning: true };
const startCall = 'POST /api/admin/problem/check';

beforeEach(hideShownToast);
afterEach(hideShownToast);

/** A client with an old check. */
function openClient() {
  const client = new QueryClient();
  client.setQueryData(checkKey(pid), 'old');
  return { client, isOutdated: () => client.getQueryState(checkKey(pid))?.isInvalidated };
}

describe('after a problem was saved', () => {
  it('its solutions run with the new data', async () => {
    const calls = recordCalls(({ name }) => ({ data: name === startCall ? started : [solution] }));
    const { client } = openClient();
    await runCheckAfterSave(client, pid);
    expect(calls.map(({ name }) => name)).toEqual(['GET /api/admin/problem/solutions', startCall]);
    expect(client.getQueryData(checkKey(pid))).toEqual(started);
    expect(shownToast()).toBeUndefined();
  });

  it('nothing runs without solutions', async () => {
    const calls = recordCalls(() => ({ data: [] }));
    await runCheckAfterSave(openClient().client, pid);
    expect(calls).toHaveLength(1);
  });

  it.each<ErrorCode>(['checkWithoutCases', 'checkWithoutSolutions', 'checkOfRemoteProblem'])(
    'the refusal %s is no error: there is nothing to run',
    async (errorCode) => {
      recordCalls(({ name }) =>
        name === startCall ? { errorCode, text: 'Nothing to run' } : { data: [solution] },
      );
      const { client, isOutdated } = openClient();
      await runCheckAfterSave(client, pid);
      expect(shownToast()).toBeUndefined();
      expect(isOutdated()).toBe(true);
    },
  );

  it('another refusal is shown as a warning, and the old check is outdated', async () => {
    recordCalls(({ name }) => (name === startCall ? { httpStatus: 500 } : { data: [solution] }));
    const { client, isOutdated } = openClient();
    await runCheckAfterSave(client, pid);
    expect(shownToast()?.kind).toBe('warning');
    expect(isOutdated()).toBe(true);
  });
});

describe('the solutions of a problem', () => {
  const m = checkMessages['en-US'];
  const savedThenStarted = () =>
    recordCalls(({ name, body }) => {
      if (name === startCall) return { data: started };
      return { data: name.startsWith('PUT') ? (body as { solutions: Solution[] }).solutions : [solution] };
    });

  it('are saved with final verdicts only, and run if there is something new to judge', async () => {
    const calls = savedThenStarted();
    const { client } = openClient();
    const { save } = renderHook(() => useCheckActions(pid), { client });
    const wrong = { ...solution, expectedStatuses: [statuses.accepted, statuses.judging] };
    save.mutate({ solutions: [wrong], runs: true });
    await expect.poll(() => client.getQueryData(checkKey(pid))).toEqual(started);
    expect(calls[0]).toMatchObject({
      name: 'PUT /api/admin/problem/solutions',
      body: { pid, solutions: [{ name: 'main.cpp', expectedStatuses: [statuses.accepted] }] },
    });
    expect(client.getQueryData(solutionsKey(pid))).toMatchObject([{ name: 'main.cpp' }]);
    expect(shownToast()).toMatchObject({ kind: 'success', text: m.saved });
  });

  it.each([
    ['a change of the expected verdict', { solutions: [solution], runs: false }],
    ['the removal of the last one', { solutions: [], runs: true }],
  ])('do not run after %s', async (_case, change) => {
    const calls = savedThenStarted();
    const { client, isOutdated } = openClient();
    const { save } = renderHook(() => useCheckActions(pid), { client });
    save.mutate({ ...change, doneText: 'Removed.' });
    await expect.poll(isOutdated).toBe(true);
    expect(calls.map(({ name }) => name)).not.toContain(startCall);
    expect(shownToast()?.text).toBe('Removed.');
  });

  it('report a part that could not be saved instead of a success', async () => {
    savedThenStarted();
    const { client, isOutdated } = openClient();
    const { save } = renderHook(() => useCheckActions(pid), { client });
    save.mutate({ solutions: [solution], runs: false, warning: 'notes.txt is no program.' });
    await expect.poll(isOutdated).toBe(true);
    expect(shownToast()).toMatchObject({ kind: 'warning', text: 'notes.txt is no program.' });
  });

  it('can be stopped while they run', async () => {
    const calls = recordCalls();
    const { client, isOutdated } = openClient();
    const { cancel } = renderHook(() => useCheckActions(pid), { client });
    cancel.mutate();
    await expect.poll(isOutdated).toBe(true);
    expect(calls).toEqual([
      { name: 'DELETE /api/admin/problem/check', query: { pid: '12' }, body: undefined },
    ]);
  });
});
