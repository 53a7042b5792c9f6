import { describe, expect, it } from 'vitest';
import { state, streamOnly, benchForEachTest } from './testing/watches-bench.ts';

const { server, startTab, opened } = benchForEachTest();

describe('without a stream', () => {
  it.each(['end', 'cut'] as const)('comes back when the stream is over: %s', async (how) => {
    const { watch } = startTab(streamOnly);
    const { statuses } = watch(3);
    (await opened(1))[how]();
    (await opened(2))[how]();
    (await opened(3)).tell(state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
  });

  it.each([
    ['a refusal', { httpStatus: 429, contentType: 'application/json' }],
    ['a bad session', { httpStatus: 401, contentType: 'application/json' }],
    ['the page of a proxy', { httpStatus: 200, contentType: 'text/html' }],
  ])(
    'asks in steps until the verdict after %s, and uses the stream when it is back',
    async (_name, refusal) => {
      server().control.refusal = refusal;
      const { watch } = startTab();
      const { updates, statuses } = watch(3, 4);
      server().states.set(3, state(3, 7)).set(4, state(4, 0));
      await expect.poll(() => server().polls.at(-1)).toEqual([3]);
      expect(updates).toContainEqual(state(4, 0));
      server().control.refusal = undefined;
      (await opened(1)).tell(state(3, -1));
      await expect.poll(() => statuses().at(-1)).toEqual([3, -1]);
    },
  );

  it('polls if an intermediary buffers the stream', async () => {
    server().control.isHeldBack = true;
    const { watch } = startTab();
    const { statuses } = watch(3);
    server().states.set(3, state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
  });

  it('gives up a stream that does not start or falls silent', async () => {
    server().control.isHeldBack = true;
    const { watch } = startTab({ ...streamOnly, firstBytesMs: 20, silenceMs: 20 });
    const { statuses } = watch(3);
    await expect.poll(() => server().heldBack()).toBeGreaterThan(1);
    server().control.isHeldBack = false;
    await opened(3);
    const tellNewest = () => {
      server().streams.at(-1)?.tell(state(3, 0));
      return statuses();
    };
    await expect.poll(tellNewest).toEqual([[3, 0]]);
  });

  it('does not poll while the stream is open', async () => {
    const { watch } = startTab();
    const { statuses } = watch(3);
    const stream = await opened(1);
    stream.tell(state(3, 5));
    await expect.poll(statuses).toContainEqual([3, 5]);
    // The state that a poll would return now.
    server().states.set(3, state(3, 1));
    for (const status of [6, 7, 0]) stream.tell(state(3, status));
    await expect.poll(() => statuses().at(-1)).toEqual([3, 0]);
    expect(statuses()).not.toContainEqual([3, 1]);
  });

  it('polls a limited number of times, and starts over for a new submission', async () => {
    server().control.refusal = { httpStatus: 404, contentType: 'application/json' };
    const { watch } = startTab({ timing: { maxPolls: 3, retry: { firstMs: 600_000, longestMs: 600_000 } } });
    watch(3);
    await expect.poll(() => server().polls.length).toBe(3);
    watch(4);
    await expect.poll(() => server().polls.length).toBe(6);
    expect(server().polls.at(-1)).toEqual([3, 4]);
  });

  it('does not poll again after an error', async () => {
    server().control.refusal = { httpStatus: 404, contentType: 'application/json' };
    server().control.isPollBroken = true;
    const { watch } = startTab({ timing: { retry: { firstMs: 600_000, longestMs: 600_000 } } });
    watch(3);
    await expect.poll(() => server().polls.length).toBe(1);
    server().control.isPollBroken = false;
    server().states.set(4, state(4, 0));
    // Another submission resets the count: only then does it poll.
    const { statuses } = watch(4);
    await expect.poll(statuses).toEqual([[4, 0]]);
    expect(server().polls[1]).toEqual([3, 4]);
  });
});

describe('a hidden page', () => {
  it('closes the stream, and catches up when it is visible again', async () => {
    const { page, watch } = startTab(streamOnly);
    const { statuses } = watch(3);
    const stream = await opened(1);
    page.show('hidden');
    await expect.poll(stream.isClosed).toBe(true);
    page.show('visible');
    (await opened(2)).tell(state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
  });

  it('keeps the stream if it is hidden only for a moment', async () => {
    const { page, watch } = startTab({ timing: { ...streamOnly.timing, hiddenMs: 600_000 } });
    const { statuses } = watch(3);
    const stream = await opened(1);
    page.show('hidden');
    page.show('visible');
    stream.tell(state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
    expect(server().streams).toHaveLength(1);
  });

  it('opens no stream in the background until it is visible', async () => {
    const { page, watch } = startTab();
    page.show('hidden');
    const { statuses } = watch(3);
    // Another, visible page is served meanwhile.
    startTab().watch(4);
    expect((await opened(1)).ids).toEqual([4]);
    expect(server().streams).toHaveLength(1);
    page.show('visible');
    (await opened(2)).tell(state(3, 0));
    await expect.poll(statuses).toEqual([[3, 0]]);
  });
});
