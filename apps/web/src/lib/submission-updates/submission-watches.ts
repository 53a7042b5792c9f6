/**
 * The watches of submissions in this tab.
 *
 * How this works: a watch follows submissions and receives every change until the verdict; a verdict settles the
 * submission for that watch. The tab subscribes once to each submission that some watch wants. While the stream is not
 * open, the poller fetches their states. A watch that starts while its submission is already followed receives the last
 * update.
 *
 * The stream also sends the viewer's own submissions without a request: a watch of the viewer's own submissions
 * receives these too.
 */
import { isFinalUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import type { LiveEvents } from '../live-events/index.ts';
import { createStatePoller, type StatePollerParts } from './state-poller.ts';
import { createSubmissionSubscriptions } from './submission-subscriptions.ts';

export interface SubmissionWatchesParts {
  liveEvents: LiveEvents;
  ask: StatePollerParts['ask'];
  timing?: Partial<PollTiming>;
}

export interface PollTiming {
  pollMs: number;
  maxPolls: number;
}

const defaultTiming: PollTiming = { pollMs: 2000, maxPolls: 300 };

interface Watch {
  readonly unsettled: Set<number>;
  readonly followsOwn: boolean;
  readonly onUpdate: (update: SubmissionUpdate) => void;
}

export function createSubmissionWatches({ liveEvents, ask, timing }: SubmissionWatchesParts) {
  const { pollMs, maxPolls } = { ...defaultTiming, ...timing };
  const watches = new Set<Watch>();
  const lastUpdates = new Map<number, SubmissionUpdate>();

  const wantedIds = () => new Set([...watches].flatMap(({ unsettled }) => [...unsettled]));

  const deliver = (watch: Watch, update: SubmissionUpdate) => {
    if (isFinalUpdate(update) && watch.unsettled.delete(update.submitId)) subscriptions.keep(wantedIds());
    // Runs in its own task: a failing listener does not affect the others.
    queueMicrotask(() => {
      if (watches.has(watch)) watch.onUpdate(update);
    });
  };

  const receive = (update: SubmissionUpdate) => {
    for (const watch of watches) {
      const isNamed = watch.unsettled.has(update.submitId);
      if (isNamed) lastUpdates.set(update.submitId, update);
      if (isNamed || watch.followsOwn) deliver(watch, update);
    }
  };

  const subscriptions = createSubmissionSubscriptions(liveEvents, receive);
  const poller = createStatePoller({ ask, stepMs: pollMs, maxTimes: maxPolls, onUpdate: receive });

  liveEvents.onChange((state) => {
    const ids = wantedIds();
    const isKept = (id: number) => state !== 'resting' && ids.has(id);
    for (const id of lastUpdates.keys()) if (!isKept(id)) lastUpdates.delete(id);
    if (state === 'connecting') poller.poll(ids);
    else poller.pause();
  });

  const begin = (watch: Watch): (() => void) => {
    watches.add(watch);
    for (const id of watch.unsettled) {
      const lastUpdate = lastUpdates.get(id);
      if (lastUpdate !== undefined) deliver(watch, lastUpdate);
    }
    subscriptions.keep(wantedIds());
    return () => {
      watches.delete(watch);
      subscriptions.keep(wantedIds());
    };
  };

  return {
    /** Returns a function that stops the watch. */
    watch: (submitIds: readonly number[], onUpdate: Watch['onUpdate']) =>
      begin({ unsettled: new Set(submitIds), followsOwn: false, onUpdate }),
    /** The viewer's own submissions, and all others that the tab follows. Returns a function that stops the watch. */
    watchOwn: (onUpdate: Watch['onUpdate']): (() => void) => {
      const end = begin({ unsettled: new Set(), followsOwn: true, onUpdate });
      const unsubscribe = subscriptions.addOwn();
      return () => {
        end();
        unsubscribe();
      };
    },
  };
}

export type SubmissionWatches = ReturnType<typeof createSubmissionWatches>;
