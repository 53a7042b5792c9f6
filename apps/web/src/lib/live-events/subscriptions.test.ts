import { describe, expect, it } from 'vitest';
import { createKeyCoverage } from './key-coverage.ts';
import { unnamedKey, type LiveTopic } from './live-topic.ts';
import { queryOf } from './open-event-stream.ts';
import { parseReset } from './parse-reset.ts';
import { createSubscriptions } from './subscriptions.ts';

interface Note {
  id: number;
  text: string;
}

const noteTopic: LiveTopic<Note> = {
  event: 'note',
  parameter: 'notes',
  selectKeys: (ids) => ids.toSorted((one, other) => other - one).slice(0, 2),
  parse: (value) =>
    typeof value === 'object' && value !== null && 'id' in value && 'text' in value
      ? (value as Note)
      : undefined,
  keyOf: ({ id }) => id,
};
const otherTopic: LiveTopic<Note> = { ...noteTopic, event: 'other', parameter: 'others' };

function start() {
  const subscriptions = createSubscriptions();
  const received: string[] = [];
  const add = (topic: LiveTopic<Note>, key: number | typeof unnamedKey, name: string) =>
    subscriptions.add(topic, key, {
      onData: ({ text }) => received.push(`${name} ${text}`),
      onReset: () => received.push(`${name} reset`),
    });
  const dispatch = (name: string, data: string) => subscriptions.dispatch({ name, data });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { subscriptions, received, add, dispatch, settle };
}

describe('createSubscriptions', () => {
  it('passes an event to the subscribers of its topic and key', async () => {
    const { received, add, dispatch, settle } = start();
    add(noteTopic, 1, 'a');
    add(noteTopic, 1, 'b');
    add(noteTopic, 2, 'c');
    add(otherTopic, 1, 'd');
    dispatch('note', '{"id":1,"text":"x"}');
    await settle();
    expect(received).toEqual(['a x', 'b x']);
  });

  it('passes an event with an unsubscribed key to subscribers of the unnamed key', async () => {
    const { received, add, dispatch, settle } = start();
    add(noteTopic, 1, 'named');
    add(noteTopic, unnamedKey, 'rest');
    dispatch('note', '{"id":1,"text":"x"}');
    dispatch('note', '{"id":7,"text":"y"}');
    await settle();
    expect(received).toEqual(['named x', 'rest y']);
  });

  it.each(['', '{', 'null', '{"id":1}'])('ignores %j', async (data) => {
    const { received, add, dispatch, settle } = start();
    add(noteTopic, 1, 'a');
    dispatch('note', data);
    await settle();
    expect(received).toEqual([]);
  });

  it('calls no handler after its subscription ended', async () => {
    const { received, add, dispatch, settle } = start();
    const end = add(noteTopic, 1, 'a');
    dispatch('note', '{"id":1,"text":"x"}');
    end();
    await settle();
    expect(received).toEqual([]);
  });

  it('resets the given topics, or all', async () => {
    const { subscriptions, received, add, settle } = start();
    add(noteTopic, 1, 'a');
    add(otherTopic, 1, 'b');
    subscriptions.reset(['other']);
    await settle();
    expect(received).toEqual(['b reset']);
    subscriptions.reset();
    await settle();
    expect(received).toEqual(['b reset', 'a reset', 'b reset']);
  });

  it('puts the selected keys of every topic into the query', () => {
    const { subscriptions, add } = start();
    expect(queryOf(subscriptions.streamKeys())).toBe('');
    for (const key of [1, 3, 2, 3]) add(noteTopic, key, 'a');
    add(otherTopic, unnamedKey, 'b');
    expect(queryOf(subscriptions.streamKeys())).toBe('?notes=3,2');
    add(otherTopic, 5, 'c');
    expect(queryOf(subscriptions.streamKeys())).toBe('?notes=3,2&others=5');
  });
});

describe('createKeyCoverage', () => {
  const keys = (...ids: number[]) => new Map([[noteTopic as LiveTopic<unknown>, ids]]);

  it('covers the same or fewer keys, but not more', () => {
    const coverage = createKeyCoverage(keys(1, 2));
    expect([coverage.covers(keys(1, 2)), coverage.covers(keys(1, 2, 3)), coverage.covers(keys(1))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not cover a key again that was unwanted in between', () => {
    const coverage = createKeyCoverage(keys(1, 2));
    coverage.covers(keys(1));
    expect(coverage.covers(keys(1, 2))).toBe(false);
  });
});

describe('parseReset', () => {
  it.each([
    ['{"events":["contest"]}', ['contest']],
    ['{"events":[]}', []],
    ['{}', undefined],
    ['{"events":[1]}', undefined],
    ['null', undefined],
    ['{', undefined],
  ])('parses %s', (data, events) => {
    expect(parseReset(data)).toEqual(events);
  });
});
