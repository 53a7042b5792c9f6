/** The watches of a tab over a small real server, with short delays, so that tests wait for states and not for time. */
import { afterEach, beforeEach, expect } from 'vitest';
import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { createLiveEvents, type LiveEventsTiming } from '../../live-events/live-events.ts';
import { createEventStreamOpener } from '../../live-events/open-event-stream.ts';
import { VisibilityPage } from '../../live-events/testing/visibility-page.ts';
import { subscribeToContest, type ContestChange } from '../contest-change.ts';
import { createSubmissionWatches, type PollTiming } from '../submission-watches.ts';
import { startUpdatesServer } from './updates-server.ts';

const blank = { score: null, time: null, memory: null, judger: null, isManual: false };
export const state = (submitId: number, status: number, more: object = {}) => ({
  ...blank,
  submitId,
  status,
  ...more,
});

type Timing = LiveEventsTiming & PollTiming;

const quick: Timing = {
  collectMs: 5,
  hiddenMs: 5,
  pollMs: 10,
  maxPolls: 300,
  retry: { firstMs: 5, longestMs: 20 },
};

/** Polling would hide what the stream does. */
export const streamOnly = { timing: { pollMs: 600_000 } };

interface Options {
  timing?: Partial<Timing>;
  token?: () => string | undefined;
  firstBytesMs?: number;
  silenceMs?: number;
}

async function ask(address: string, submitIds: readonly number[], signal: AbortSignal) {
  try {
    const body = JSON.stringify({ submitIds });
    const response = await fetch(`${address}/api/check-submissions-status`, { method: 'POST', body, signal });
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    return response.ok ? Object.values(data).flatMap((value) => readUpdate(value) ?? []) : undefined;
  } catch (error) {
    if (error instanceof TypeError || signal.aborted) return undefined;
    throw error;
  }
}

/** Every test has its own server; watches end before it closes. */
export function benchForEachTest() {
  let server: Awaited<ReturnType<typeof startUpdatesServer>>;
  let ends: (() => void)[];
  beforeEach(async () => {
    server = await startUpdatesServer();
    ends = [];
  });
  afterEach(async () => {
    for (const end of ends) end();
    await server.close();
  });

  const startTab = ({ timing = {}, token = () => undefined, ...waits }: Options = {}) => {
    const page = new VisibilityPage();
    const { address } = server;
    const liveEvents = createLiveEvents({
      openStream: createEventStreamOpener({ baseUrl: address, getToken: token, ...waits }),
      page,
      timing: { ...quick, ...timing },
    });
    const watches = createSubmissionWatches({
      liveEvents,
      ask: (submitIds, signal) => ask(address, submitIds, signal),
      timing: { ...quick, ...timing },
    });
    const watchOwn = (onUpdate: (update: SubmissionUpdate) => void) => {
      ends.push(watches.watchOwn(onUpdate));
    };
    const watch = (...submitIds: number[]) => {
      const updates: SubmissionUpdate[] = [];
      const end = watches.watch(submitIds, (update) => updates.push(update));
      ends.push(end);
      return { updates, statuses: () => updates.map(({ submitId, status }) => [submitId, status]), end };
    };
    const watchContest = (contestId: number) => {
      const changes: ContestChange[] = [];
      const end = subscribeToContest(liveEvents, contestId, (change) => changes.push(change));
      ends.push(end);
      return { changes, end };
    };
    return { liveEvents, page, watch, watchOwn, watchContest };
  };

  /** Returns the stream that was opened as number `count`. */
  const opened = async (count: number) => {
    await expect.poll(() => server.streams.length).toBeGreaterThanOrEqual(count);
    const stream = server.streams[count - 1];
    if (stream === undefined) throw new Error('no stream');
    return stream;
  };

  return { server: () => server, startTab, opened };
}
