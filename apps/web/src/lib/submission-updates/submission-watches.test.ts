import { describe, expect, it } from 'vitest';
import { state, streamOnly, benchForEachTest } from './testing/watches-bench.ts';

const { server, startTab, opened } = benchForEachTest();

describe('the stream', () => {
  it('sends every step of the requested submissions in order', async () => {
    const { watch } = startTab(streamOnly);
    const { updates } = watch(3, 4);
    const stream = await opened(1);
    expect(stream.ids).toEqual([4, 3]);
    stream.tell(state(3, 6), state(4, 5));
    stream.tell(
      state(3, 7, { judgedCases: 2, totalCases: 10 }),
      state(3, 8, { score: 40, time: 9, judger: 'one' }),
    );
    await expect.poll(() => updates.length).toBe(4);
    expect(updates).toEqual([
      state(3, 6),
      state(4, 5),
      state(3, 7, { progress: { judgedCases: 2, totalCases: 10 } }),
      state(3, 8, { score: 40, time: 9, judger: 'one' }),
    ]);
  });

  it('is parsed in chunks of any size, even within a character', async () => {
    const { watch } = startTab(streamOnly);
    const { updates } = watch(3);
    const stream = await opened(1);
    const bytes = Buffer.from(
      `event: submission\r\ndata: ${JSON.stringify(state(3, 0, { judger: '一号' }))}\r\n\r\n`,
    );
    for (const byte of bytes) {
      stream.write(Uint8Array.of(byte));
      await new Promise(setImmediate);
    }
    await expect.poll(() => updates).toEqual([state(3, 0, { judger: '一号' })]);
  });

  it('ignores events that it does not know', async () => {
    const { watch } = startTab(streamOnly);
    const { statuses } = watch(3);
    const stream = await opened(1);
    stream.write('event: submission\ndata: {broken\n\nevent: other\ndata: {"submitId":3,"status":0}\n\n');
    stream.tell({ submitId: 'x' }, state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
  });

  it('sends the token, and reopens when another user logs in', async () => {
    let token: string | undefined = 'token-1';
    const { liveEvents, watch } = startTab({ ...streamOnly, token: () => token });
    watch(3);
    const first = await opened(1);
    expect(first.token).toBe('token-1');
    token = undefined;
    liveEvents.reconnect();
    expect((await opened(2)).token).toBeUndefined();
    await expect.poll(first.isClosed).toBe(true);
  });

  it('is shared by all watches, and opens once for simultaneous changes', async () => {
    const { watch } = startTab(streamOnly);
    const [one, other] = [watch(3), watch(3, 4)];
    watch(5).end();
    const stream = await opened(1);
    expect(stream.ids).toEqual([4, 3]);
    stream.tell(state(3, 0));
    await expect.poll(() => [one.statuses(), other.statuses()]).toEqual([[[3, 0]], [[3, 0]]]);
    expect(server().streams).toHaveLength(1);
  });

  it('is replaced if more submissions are requested, and a later watch receives the last update', async () => {
    const { watch } = startTab(streamOnly);
    const first = watch(3);
    const stream = await opened(1);
    stream.tell(state(3, 7));
    await expect.poll(first.statuses).toEqual([[3, 7]]);
    const second = watch(3);
    await expect.poll(second.statuses).toEqual([[3, 7]]);
    watch(4);
    const next = await opened(2);
    expect(next.ids).toEqual([4, 3]);
    await expect.poll(stream.isClosed).toBe(true);
    next.tell(state(3, 0));
    await expect
      .poll(() => [first.statuses().at(-1), second.statuses().at(-1)])
      .toEqual([
        [3, 0],
        [3, 0],
      ]);
  });

  it('closes after the last verdict, and reopens for a rejudged submission', async () => {
    const { watch } = startTab(streamOnly);
    const first = watch(3);
    const stream = await opened(1);
    stream.tell(state(3, 0));
    await expect.poll(first.statuses).toEqual([[3, 0]]);
    await expect.poll(stream.isClosed).toBe(true);
    first.end();
    const again = watch(3);
    (await opened(2)).tell(state(3, 5));
    await expect.poll(again.statuses).toEqual([[3, 5]]);
  });

  it("sends unnamed updates to watches of the viewer's own submissions", async () => {
    const { watchOwn } = startTab(streamOnly);
    const seen: number[] = [];
    watchOwn(({ submitId }) => seen.push(submitId));
    const stream = await opened(1);
    expect(stream.ids).toEqual([]);
    stream.tell(state(9, 5), state(9, 0));
    await expect.poll(() => seen).toEqual([9, 9]);
    expect(stream.isClosed()).toBe(false);
  });
});
