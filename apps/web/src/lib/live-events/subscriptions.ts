/** The subscriptions, and the handlers of an event. */
import { unnamedKey, type LiveTopic, type TopicHandler, type TopicKey } from './live-topic.ts';
import { parseJson } from './parse-json.ts';

interface Subscription {
  readonly topic: LiveTopic<unknown>;
  readonly key: TopicKey;
  readonly handler: TopicHandler<unknown>;
}

/** The keys that a stream requests, by topic. */
export type StreamKeys = ReadonlyMap<LiveTopic<unknown>, readonly number[]>;

export function createSubscriptions() {
  const subscriptions = new Set<Subscription>();

  /** Runs in its own task: a failing handler does not affect the others. */
  const call = (subscription: Subscription, handle: (handler: TopicHandler<unknown>) => void) => {
    queueMicrotask(() => {
      if (subscriptions.has(subscription)) handle(subscription.handler);
    });
  };

  const ofTopic = (topic: LiveTopic<unknown>) => [...subscriptions].filter((one) => one.topic === topic);
  const topics = () => new Set([...subscriptions].map(({ topic }) => topic));

  const dispatchTo = (topic: LiveTopic<unknown>, value: unknown) => {
    const data = topic.parse(value);
    if (data === undefined) return;
    const concerned = ofTopic(topic);
    const named = concerned.filter(({ key }) => key === topic.keyOf(data));
    const recipients = named.length > 0 ? named : concerned.filter(({ key }) => key === unnamedKey);
    for (const subscription of recipients) call(subscription, ({ onData }) => onData(data));
  };

  return {
    isEmpty: () => subscriptions.size === 0,
    add: <Data>(topic: LiveTopic<Data>, key: TopicKey, handler: TopicHandler<Data>): (() => void) => {
      // A topic and its handlers agree on the data type; the set contains those of all topics.
      const subscription = { topic, key, handler } as unknown as Subscription;
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    streamKeys: (): StreamKeys =>
      new Map(
        [...topics()].map((topic) => {
          const keys = ofTopic(topic).flatMap(({ key }) => (key === unnamedKey ? [] : [key]));
          return [topic, topic.selectKeys([...new Set(keys)])];
        }),
      ),
    dispatch: ({ name, data }: { name: string; data: string }) => {
      const value = parseJson(data);
      for (const topic of topics()) if (topic.event === name) dispatchTo(topic, value);
    },
    /** Undefined: all topics. */
    reset: (events?: readonly string[]) => {
      for (const subscription of subscriptions)
        if (events === undefined || events.includes(subscription.topic.event))
          call(subscription, ({ onReset }) => onReset?.());
    },
  };
}
