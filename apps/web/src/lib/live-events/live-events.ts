/**
 * The one event stream of the tab, shared by all subscribers.
 *
 * How this works: subscribers pass a topic and a key; the stream covers the keys of all subscribers. Changes are
 * debounced, since a page that renders its rows again ends and starts its subscriptions together. While the page is
 * hidden, or no key is wanted, the stream is closed. `onChange` reports when the stream opens or closes and when the
 * wanted keys may have changed, so that users can poll while it is not open.
 */
import { createConnectionKeeper } from './connection-keeper.ts';
import type { LiveTopic, TopicHandler, TopicKey } from './live-topic.ts';
import type { OpenStream } from './open-event-stream.ts';
import { followAttention, type Attention, type AttentionPage } from './page-attention.ts';
import type { RetryTiming } from './reconnect-delay.ts';
import { parseReset } from './parse-reset.ts';
import { createSubscriptions } from './subscriptions.ts';

export interface LiveEventsParts {
  openStream: OpenStream;
  page: AttentionPage;
  timing?: Partial<LiveEventsTiming>;
}

export interface LiveEventsTiming {
  collectMs: number;
  hiddenMs: number;
  retry: RetryTiming;
}

const defaultTiming: LiveEventsTiming = {
  collectMs: 20,
  hiddenMs: 10_000,
  retry: { firstMs: 1000, longestMs: 30_000 },
};

export type StreamState = 'resting' | 'connecting' | 'open';

export function createLiveEvents({ openStream, page, timing }: LiveEventsParts) {
  const { collectMs, hiddenMs, retry } = { ...defaultTiming, ...timing };
  const subscriptions = createSubscriptions();
  const listeners = new Set<(state: StreamState) => void>();
  let collecting: ReturnType<typeof setTimeout> | undefined;
  let attention: Attention | undefined;
  let state: StreamState = 'resting';

  const report = (next: StreamState) => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  const keeper = createConnectionKeeper({
    openStream,
    retry,
    onMissed: () => subscriptions.reset(),
    onEvent: (event) => {
      if (event.name === 'reset') subscriptions.reset(parseReset(event.data));
      else subscriptions.dispatch(event);
    },
    onOpenChange: (isOpen) => {
      if (state !== 'resting') report(isOpen ? 'open' : 'connecting');
    },
  });

  const rest = () => {
    report('resting');
    keeper.stop();
  };

  const follow = () => {
    collecting = undefined;
    if (subscriptions.isEmpty() || attention?.isAwake() !== true) rest();
    else {
      if (state === 'resting') state = 'connecting';
      keeper.keep(subscriptions.streamKeys());
      report(state);
    }
    if (!subscriptions.isEmpty()) return;
    attention?.end();
    attention = undefined;
  };

  const collect = () => {
    collecting ??= setTimeout(follow, collectMs);
  };

  return {
    /** Returns a function that ends the subscription. */
    subscribe: <Data>(topic: LiveTopic<Data>, key: TopicKey, handler: TopicHandler<Data>): (() => void) => {
      attention ??= followAttention(page, { hiddenMs, onChange: collect });
      const remove = subscriptions.add(topic, key, handler);
      collect();
      return () => {
        remove();
        collect();
      };
    },
    onChange: (listener: (state: StreamState) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The network is back, or another user is logged in. */
    reconnect: () => keeper.renew(),
  };
}

export type LiveEvents = ReturnType<typeof createLiveEvents>;
