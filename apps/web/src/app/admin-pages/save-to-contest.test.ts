import { describe, expect, it, vi } from 'vitest';
import { toBody } from '../../features/problem-form/state/form-wire.ts';
import { newProblemValues } from '../../features/problem-form/state/problem-values.ts';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { saveToContest, type ContestProblemCalls as Calls } from './save-to-contest.ts';

const values = { ...newProblemValues(), contestDisplayId: ' A ', contestTitle: ' Sum ' };
const names = { displayId: 'A', displayTitle: 'Sum' };
const bodyOf = (id?: number) =>
  toBody(values, {
    origin: id === undefined ? undefined : { id, gmtModified: 'v1' },
    isRemote: false,
    storedLanguageIds: null,
    offeredLanguageIds: [],
  });

type Changed = Awaited<ReturnType<Calls['change']>>;

const changed: Changed = {
  pid: 7,
  gmtModified: 'v2',
  judgingChange: null,
  outdatedSubmissions: [],
};

function callsOf() {
  return {
    create: vi.fn<Calls['create']>(() => Promise.resolve({ pid: 7, gmtModified: 'v1' })),
    change: vi.fn<Calls['change']>(() => Promise.resolve(changed)),
    name: vi.fn<Calls['name']>(() => Promise.resolve(null)),
  };
}

describe('saving a problem of a contest', () => {
  it('creates a new problem in the contest in one call', async () => {
    const calls = callsOf();
    const saved = await saveToContest(3, undefined, calls)(bodyOf(), values);
    expect(saved).toEqual({ pid: 7, gmtModified: 'v1' });
    expect(calls.create).toHaveBeenCalledWith(expect.anything(), { cid: 3, ...names });
    expect(calls.name).not.toHaveBeenCalled();
    expect(calls.change).not.toHaveBeenCalled();
  });

  it('changes a stored problem and names it again', async () => {
    const calls = callsOf();
    await saveToContest(3, undefined, calls)(bodyOf(7), values);
    expect(calls.create).not.toHaveBeenCalled();
    expect(calls.change).toHaveBeenCalledWith(expect.anything(), 7);
    expect(calls.name).toHaveBeenCalledWith({ cid: 3, pid: 7, ...names });
  });

  it('creates the problem again if creating it failed', async () => {
    const calls = callsOf();
    calls.create.mockRejectedValueOnce(new Error('network'));
    const save = saveToContest(3, undefined, calls);
    await expect(save(bodyOf(), values)).rejects.toThrow('network');
    expect(calls.name).not.toHaveBeenCalled();
    await save(bodyOf(), values);
    expect(calls.create).toHaveBeenCalledTimes(2);
  });

  it('does not name a problem whose change was refused', async () => {
    const calls = callsOf();
    calls.change.mockRejectedValueOnce(new Error('changed meanwhile'));
    await expect(saveToContest(3, undefined, calls)(bodyOf(7), values)).rejects.toThrow('changed meanwhile');
    expect(calls.name).not.toHaveBeenCalled();
  });

  it('of a group uses the calls of the group', async () => {
    const sent = recordCalls(() => ({ data: changed }));
    const save = saveToContest(3, 9);
    await save(bodyOf(), values);
    await save(bodyOf(7), values);
    expect(sent).toMatchObject([
      { name: 'POST /api/group/contest-problem', body: { cid: 3, ...names, problem: { gid: 9 } } },
      { name: 'PUT /api/group/problem', body: { problem: { id: 7 } } },
      { name: 'PUT /api/admin/contest/contest-problem', body: { cid: 3, pid: 7, ...names } },
    ]);
  });
});
