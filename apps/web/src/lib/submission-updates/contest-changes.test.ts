import { describe, expect, it } from 'vitest';
import { benchForEachTest, state, streamOnly } from './testing/watches-bench.ts';

const { startTab, opened } = benchForEachTest();

describe('changes of a contest', () => {
  it('arrive over the one stream of the tab, besides submissions', async () => {
    const { watch, watchContest } = startTab(streamOnly);
    const { changes } = watchContest(9);
    const { statuses } = watch(3);
    const stream = await opened(1);
    expect([stream.contestId, stream.ids]).toEqual([9, [3]]);
    stream.tellContest(9, 'announcements');
    stream.tellContest(8, 'board');
    stream.tellContest(9, 'something new');
    stream.write('event: contest\ndata: null\n\n');
    stream.tell(state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
    expect(changes).toEqual(['announcements']);
  });

  it('use a new stream for a contest that is opened later, and end the former one', async () => {
    const { watch, watchContest } = startTab(streamOnly);
    watch(3);
    const first = await opened(1);
    expect(first.contestId).toBeUndefined();
    const { changes } = watchContest(9);
    const second = await opened(2);
    expect([second.contestId, second.ids]).toEqual([9, [3]]);
    await expect.poll(first.isClosed).toBe(true);
    second.tellContest(9, 'contest');
    await expect.poll(() => changes).toContain('contest');
  });

  it('include everything after a time without a stream', async () => {
    const { watchContest } = startTab(streamOnly);
    const { changes } = watchContest(9);
    const first = await opened(1);
    first.tellContest(9, 'board');
    await expect.poll(() => changes).toEqual(['board']);
    first.cut();
    await opened(2);
    await expect.poll(() => changes).toEqual(['board', 'announcements', 'board', 'contest']);
  });

  it('are not assumed if the new stream resumes at the position of the former one', async () => {
    const { watchContest } = startTab(streamOnly);
    const { changes } = watchContest(9);
    const first = await opened(1);
    first.write('id: a-7\n\n');
    first.tellContest(9, 'board');
    await expect.poll(() => changes).toEqual(['board']);
    first.cut();
    const second = await opened(2);
    expect(second.lastEventId).toBe('a-7');
    second.tellContest(9, 'announcements');
    await expect.poll(() => changes).toEqual(['board', 'announcements']);
  });

  it('include everything if the server could not resume', async () => {
    const { watch, watchContest } = startTab(streamOnly);
    const { changes } = watchContest(9);
    watch(3);
    const stream = await opened(1);
    stream.write('event: reset\ndata: {"events":["submission"]}\n\n');
    stream.write('event: reset\ndata: {"events":["contest"]}\n\n');
    await expect.poll(() => changes).toEqual(['announcements', 'board', 'contest']);
  });

  it('leave no stream open when the contest is no longer shown', async () => {
    const { watchContest } = startTab(streamOnly);
    const { changes, end } = watchContest(9);
    const stream = await opened(1);
    end();
    await expect.poll(stream.isClosed).toBe(true);
    expect(changes).toEqual([]);
  });
});
