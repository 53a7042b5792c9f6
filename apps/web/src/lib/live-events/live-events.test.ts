import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveEvents, type StreamState } from './live-events.ts';
import { unnamedKey, type LiveTopic } from './live-topic.ts';
import type { StreamRequest } from './open-event-stream.ts';
import { VisibilityPage } from './testing/visibility-page.ts';

interface Note {
  id: number;
}
const topic: LiveTopic<Note> = {
  event: 'note',
  parameter: 'notes',
  selectKeys: (keys) => keys,
  parse: (value) => value as Note,
  keyOf: ({ id }) => id,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const page = new VisibilityPage();
  const requests: StreamRequest[] = [];
  const states: StreamState[] = [];
  const log: string[] = [];
  const liveEvents = createLiveEvents({
    page,
    openStream: (request) => {
      requests.push(request);
      return new Promise(() => undefined);
    },
    timing: { collectMs: 20, hiddenMs: 1000 },
  });
  liveEvents.onChange((state) => states.push(state));
  const subscribe = (key: number | typeof unnamedKey) =>
    liveEvents.subscribe(topic, key, {
      onData: ({ id }) => log.push(`data ${String(id)}`),
      onReset: () => log.push(`reset ${String(key)}`),
    });
  const keysOf = (request: StreamRequest | undefined) => [...(request?.keys.values() ?? [])].flat();
  const last = () => {
    const request = requests.at(-1);
    if (request === undefined) throw new Error('no stream');
    return request;
  };
  return { liveEvents, page, requests, states, log, subscribe, keysOf, last };
}

const collected = () => vi.advanceTimersByTimeAsync(20);

describe('createLiveEvents', () => {
  it('opens one stream for the subscriptions that start together', async () => {
    const { requests, states, subscribe, keysOf, last } = start();
    subscribe(1);
    subscribe(2);
    expect(requests).toEqual([]);
    await collected();
    expect(requests.map(keysOf)).toEqual([[1, 2]]);
    last().onOpen();
    expect(states).toEqual(['connecting', 'open']);
  });

  it('keeps the stream when a page ends and starts the same subscription together', async () => {
    const { requests, subscribe } = start();
    const end = subscribe(1);
    await collected();
    end();
    subscribe(1);
    await collected();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(false);
  });

  it('closes the stream with the last subscription', async () => {
    const { states, subscribe, last } = start();
    const end = subscribe(1);
    await collected();
    last().onOpen();
    end();
    await collected();
    expect(last().signal.aborted).toBe(true);
    expect(states.at(-1)).toBe('resting');
  });

  it('closes the stream while the page is hidden, and opens it again when it is shown', async () => {
    const { page, requests, states, subscribe, last } = start();
    subscribe(1);
    await collected();
    last().onOpen();
    page.show('hidden');
    await vi.advanceTimersByTimeAsync(1020);
    expect(last().signal.aborted).toBe(true);
    expect(states.at(-1)).toBe('resting');
    page.show('visible');
    await collected();
    expect(requests).toHaveLength(2);
    expect(states.at(-1)).toBe('connecting');
  });

  it('opens no stream in a hidden tab', async () => {
    const { page, requests, states, subscribe } = start();
    page.visibilityState = 'hidden';
    subscribe(1);
    await collected();
    expect(requests).toEqual([]);
    expect(states).toEqual(['resting']);
  });

  it('passes events on, and a reset to the topics that it names', async () => {
    const { log, subscribe, last } = start();
    subscribe(1);
    subscribe(unnamedKey);
    await collected();
    const { onEvent } = last();
    onEvent({ name: 'note', data: '{"id":1}' });
    onEvent({ name: 'reset', data: '{"events":["other"]}' });
    onEvent({ name: 'reset', data: '{"events":["note"]}' });
    await collected();
    expect(log).toEqual(['data 1', 'reset 1', 'reset unnamed']);
  });

  it('reconnects for another user only while a stream is wanted', async () => {
    const { liveEvents, requests, subscribe } = start();
    liveEvents.reconnect();
    expect(requests).toEqual([]);
    const end = subscribe(1);
    await collected();
    liveEvents.reconnect();
    expect(requests).toHaveLength(2);
    end();
    await collected();
    liveEvents.reconnect();
    expect(requests).toHaveLength(2);
  });

  it('calls no listener after it has unsubscribed', async () => {
    const { liveEvents, subscribe } = start();
    const seen: StreamState[] = [];
    const stop = liveEvents.onChange((state) => seen.push(state));
    stop();
    subscribe(1);
    await collected();
    expect(seen).toEqual([]);
  });
});
