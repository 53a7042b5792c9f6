import { describe, expect, it } from 'vitest';
import { benchForEachTest, state, streamOnly } from './testing/hub-bench.ts';

const { startHub, opened } = benchForEachTest();

describe('a contest', () => {
  it('is named by the one stream of the tab, besides submissions, and its changes are told', async () => {
    const { watch, watchContest } = startHub(streamOnly);
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

  it('that is opened later is named by a new stream, and the former one ends', async () => {
    const { watch, watchContest } = startHub(streamOnly);
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

  it('may have changed in everything while there was no stream', async () => {
    const { watchContest } = startHub(streamOnly);
    const { changes } = watchContest(9);
    const first = await opened(1);
    first.tellContest(9, 'board');
    await expect.poll(() => changes).toEqual(['board']);
    first.cut();
    await opened(2);
    await expect.poll(() => changes).toEqual(['board', 'announcements', 'board', 'contest']);
  });

  it('that nobody looks at any more leaves no stream behind', async () => {
    const { watchContest } = startHub(streamOnly);
    const { changes, end } = watchContest(9);
    const stream = await opened(1);
    end();
    await expect.poll(stream.isClosed).toBe(true);
    expect(changes).toEqual([]);
  });
});
