/**
 * One connection of the tab for everybody who watches submissions.
 *
 * How this works: whoever watches names submissions and is told of every change until the verdict; a verdict settles the
 * submission for that watch. What all watches want together is what the connection follows; changes of it gather for a
 * moment, since a page that draws its rows anew ends and begins its watches in one go. The stream tells as things happen;
 * while it is not open the poller asks. Nobody looks at the page, or nothing is wanted: both are still. A watch that begins
 * while its submission is followed already hears the last word about it.
 *
 * One contest may be watched besides: of that the stream tells that something has changed. Nothing is asked for it while
 * there is no stream (pages ask by themselves, less often); when a stream is there again, something may have been missed,
 * and everything counts as changed.
 *
 * The stream tells of one's own submissions also when they are not named: those who follow their own hear of these, too.
 */
import { contestChanges, type ContestChange } from './contest-change.ts';
import { followAttention, type Attention, type AttentionPage } from './page-attention.ts';
import { createStatePoller, type StatePollerParts } from './state-poller.ts';
import { createStreamKeeper, type StreamKeeperParts } from './stream-keeper.ts';
import { isFinalUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';

export interface UpdateHubParts {
  openStream: StreamKeeperParts['openStream'];
  ask: StatePollerParts['ask'];
  page: AttentionPage;
  timing?: Partial<HubTiming>;
}

export interface HubTiming {
  gatherMs: number;
  hiddenMs: number;
  pollMs: number;
  mostPolls: number;
  retry: StreamKeeperParts['retry'];
}

const usualTiming: HubTiming = {
  gatherMs: 20,
  hiddenMs: 10_000,
  pollMs: 2000,
  mostPolls: 300,
  retry: { firstMs: 1000, longestMs: 30_000 },
};

export interface WatchRequest {
  submitIds: readonly number[];
  /** Whatever the connection tells: the viewer's own submissions come unnamed. */
  followsOwn?: boolean;
  onUpdate: (update: SubmissionUpdate) => void;
}

export interface ContestWatch {
  contestId: number;
  onChange: (change: ContestChange) => void;
}

interface Watch extends WatchRequest {
  unsettled: Set<number>;
}

export function createUpdateHub({ openStream, ask, page, timing }: UpdateHubParts) {
  const { gatherMs, hiddenMs, pollMs, mostPolls, retry } = { ...usualTiming, ...timing };
  const watches = new Set<Watch>();
  const contestWatches = new Set<ContestWatch>();
  const lastUpdates = new Map<number, SubmissionUpdate>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let attention: Attention | undefined;

  const tell = (watch: Watch, update: SubmissionUpdate) => {
    if (isFinalUpdate(update) && watch.unsettled.delete(update.submitId)) gather();
    // In a task of its own: a listener that fails harms nobody else.
    queueMicrotask(() => {
      if (watches.has(watch)) watch.onUpdate(update);
    });
  };

  const onUpdate = (update: SubmissionUpdate) => {
    for (const watch of watches) {
      const isNamed = watch.unsettled.has(update.submitId);
      if (isNamed) lastUpdates.set(update.submitId, update);
      if (isNamed || watch.followsOwn === true) tell(watch, update);
    }
  };

  const tellContest = (contestId: number, change: ContestChange) => {
    for (const watch of contestWatches) {
      if (watch.contestId !== contestId) continue;
      queueMicrotask(() => {
        if (contestWatches.has(watch)) watch.onChange(change);
      });
    }
  };
  const tellMissed = () => {
    const watched = new Set([...contestWatches].map(({ contestId }) => contestId));
    for (const contestId of watched) for (const change of contestChanges) tellContest(contestId, change);
  };
  /** A tab shows one contest: the one that was opened last. */
  const wantedContestId = () => [...contestWatches].at(-1)?.contestId;

  const wantedIds = () => new Set([...watches].flatMap(({ unsettled }) => [...unsettled]));
  const poller = createStatePoller({ ask, stepMs: pollMs, mostTimes: mostPolls, onUpdate });
  let isStreamOpen = false;
  let isActive = false;
  let wasStreamLost = false;
  const keeper = createStreamKeeper({
    openStream,
    retry,
    onUpdate,
    onContestChange: tellContest,
    onOpenChange: (isOpen) => {
      isStreamOpen = isOpen;
      if (isOpen && wasStreamLost) tellMissed();
      wasStreamLost = !isOpen;
      if (isOpen) poller.pause();
      else if (isActive) poller.poll(wantedIds());
    },
  });

  const rest = () => {
    lastUpdates.clear();
    keeper.stop();
    poller.pause();
  };

  const follow = () => {
    gathering = undefined;
    const ids = wantedIds();
    for (const id of lastUpdates.keys()) if (!ids.has(id)) lastUpdates.delete(id);
    const contestId = wantedContestId();
    const isWanted =
      ids.size > 0 || contestId !== undefined || [...watches].some(({ followsOwn }) => followsOwn === true);
    isActive = isWanted && attention?.isAwake() === true;
    if (!isActive) rest();
    else {
      keeper.keep(ids, contestId);
      if (!isStreamOpen) poller.poll(ids);
    }
    if (watches.size === 0 && contestWatches.size === 0) {
      attention?.end();
      attention = undefined;
    }
  };

  const gather = () => {
    gathering ??= setTimeout(follow, gatherMs);
  };

  return {
    /** Answers how to stop. */
    watch: (request: WatchRequest): (() => void) => {
      const watch: Watch = { ...request, unsettled: new Set(request.submitIds) };
      attention ??= followAttention(page, { hiddenMs, onChange: gather });
      watches.add(watch);
      for (const id of request.submitIds) {
        const lastWord = lastUpdates.get(id);
        if (lastWord !== undefined) tell(watch, lastWord);
      }
      gather();
      return () => {
        watches.delete(watch);
        gather();
      };
    },
    /** Answers how to stop. */
    watchContest: (watch: ContestWatch): (() => void) => {
      attention ??= followAttention(page, { hiddenMs, onChange: gather });
      contestWatches.add(watch);
      gather();
      return () => {
        contestWatches.delete(watch);
        gather();
      };
    },
    /** Somebody else is logged in, or the network is back. */
    reconnect: () => keeper.renew(),
  };
}

export type UpdateHub = ReturnType<typeof createUpdateHub>;
