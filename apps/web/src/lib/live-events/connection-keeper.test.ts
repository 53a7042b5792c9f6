import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionKeeper } from './connection-keeper.ts';
import type { LiveTopic } from './live-topic.ts';
import type { StreamEnd, StreamRequest } from './open-event-stream.ts';

const topic: LiveTopic<unknown> = {
  event: 'note',
  parameter: 'notes',
  selectKeys: (keys) => keys,
  parse: (value) => value,
  keyOf: () => 1,
};
const keys = (...ids: number[]) => new Map([[topic, ids]]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper whose streams are controlled by the test. */
function start() {
  const opened: { request: StreamRequest; end: (end: StreamEnd) => Promise<void> }[] = [];
  const log: string[] = [];
  const keeper = createConnectionKeeper({
    openStream: (request) =>
      new Promise((resolve) => {
        const end = async (how: StreamEnd) => {
          resolve(how);
          await vi.advanceTimersByTimeAsync(0);
        };
        opened.push({ request, end });
      }),
    retry: { firstMs: 1000, longestMs: 8000 },
    onEvent: ({ name }) => log.push(name),
    onMissed: () => log.push('missed'),
    onOpenChange: (isOpen) => log.push(isOpen ? 'open' : 'closed'),
  });
  const stream = (number: number) => {
    const found = opened[number - 1];
    if (found === undefined) throw new Error(`There are ${String(opened.length)} streams.`);
    return found;
  };
  return { keeper, opened, log, stream };
}

const cut: StreamEnd = { kind: 'cut' };

describe('createConnectionKeeper', () => {
  it('opens one stream, which continues while fewer keys are wanted', () => {
    const { keeper, opened, log, stream } = start();
    keeper.keep(keys(1, 2));
    stream(1).request.onOpen();
    keeper.keep(keys(1));
    keeper.keep(keys(1));
    expect(opened).toHaveLength(1);
    expect(log).toEqual(['open']);
  });

  it('replaces the stream if more keys are wanted, and resumes at its position', () => {
    const { keeper, log, stream } = start();
    keeper.keep(keys(1));
    stream(1).request.onOpen();
    stream(1).request.onId('41');
    keeper.keep(keys(1, 2));
    expect(stream(1).request.signal.aborted).toBe(true);
    expect(stream(2).request.lastEventId).toBe('41');
    stream(2).request.onOpen();
    expect(log).toEqual(['open', 'closed', 'open']);
  });

  it('reports missed events if the position is unknown', () => {
    const { keeper, log, stream } = start();
    keeper.keep(keys(1));
    stream(1).request.onOpen();
    keeper.keep(keys(2));
    stream(2).request.onOpen();
    expect(log).toEqual(['open', 'closed', 'open', 'missed']);
  });

  it('ignores what a replaced stream still sends', () => {
    const { keeper, log, stream } = start();
    keeper.keep(keys(1));
    keeper.keep(keys(2));
    const former = stream(1).request;
    former.onOpen();
    former.onEvent({ name: 'late', data: '' });
    former.onId('9');
    keeper.keep(keys(3));
    expect(stream(3).request.lastEventId).toBeUndefined();
    expect(log).toEqual([]);
  });

  it('reopens a cut stream after growing delays, and starts over after a heartbeat', async () => {
    const { keeper, opened, stream } = start();
    keeper.keep(keys(1));
    await stream(1).end(cut);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(2);
    await stream(2).end(cut);
    await vi.advanceTimersByTimeAsync(999);
    expect(opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1001);
    expect(opened).toHaveLength(3);
    stream(3).request.onHeartbeat();
    await stream(3).end(cut);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(4);
  });

  it('does not open a second stream while it waits', async () => {
    const { keeper, opened, stream } = start();
    keeper.keep(keys(1));
    await stream(1).end({ kind: 'refused', httpStatus: 403 });
    keeper.keep(keys(1, 2));
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect([...(stream(2).request.keys.get(topic) ?? [])]).toEqual([1, 2]);
  });

  it('connects at once when the network is back', async () => {
    const { keeper, opened, stream } = start();
    keeper.renew();
    expect(opened).toHaveLength(0);
    keeper.keep(keys(1));
    await stream(1).end(cut);
    keeper.renew();
    expect(opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(2);
  });

  it('opens nothing after it is stopped', async () => {
    const { keeper, opened, log, stream } = start();
    keeper.keep(keys(1));
    stream(1).request.onOpen();
    keeper.stop();
    expect(stream(1).request.signal.aborted).toBe(true);
    await stream(1).end(cut);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    expect(log).toEqual(['open', 'closed']);
  });
});
