/** A hub over a small real server, quick in everything, so that tests wait for states and not for time. */
import { afterEach, beforeEach, expect } from 'vitest';
import type { ContestChange } from '../contest-change.ts';
import { createUpdateStream } from '../open-update-stream.ts';
import { readUpdate, type SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { createUpdateHub, type HubTiming } from '../update-hub.ts';
import { startUpdatesServer } from './updates-server.ts';

const blank = { score: null, time: null, memory: null, judger: null, isManual: false };
export const state = (submitId: number, status: number, more: object = {}) => ({
  ...blank,
  submitId,
  status,
  ...more,
});

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  show(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const quick: HubTiming = {
  gatherMs: 5,
  hiddenMs: 5,
  pollMs: 10,
  mostPolls: 300,
  retry: { firstMs: 5, longestMs: 20 },
};

/** Polling would hide what the stream does. */
export const streamOnly = { timing: { pollMs: 600_000 } };

interface Options {
  timing?: Partial<HubTiming>;
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

/** Every test has a server of its own; watches end before it closes. */
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

  const startHub = ({ timing = {}, token = () => undefined, ...waits }: Options = {}) => {
    const page = new Page();
    const { address } = server;
    const hub = createUpdateHub({
      openStream: createUpdateStream({ baseUrl: address, getToken: token, ...waits }),
      ask: (submitIds, signal) => ask(address, submitIds, signal),
      page,
      timing: { ...quick, ...timing },
    });
    const watchWith = (...parameters: Parameters<typeof hub.watch>) => {
      const end = hub.watch(...parameters);
      ends.push(end);
      return end;
    };
    const watch = (...submitIds: number[]) => {
      const updates: SubmissionUpdate[] = [];
      const end = watchWith({ submitIds, onUpdate: (update) => updates.push(update) });
      return { updates, statuses: () => updates.map(({ submitId, status }) => [submitId, status]), end };
    };
    const watchContest = (contestId: number) => {
      const changes: ContestChange[] = [];
      const end = hub.watchContest({ contestId, onChange: (change) => changes.push(change) });
      ends.push(end);
      return { changes, end };
    };
    return { hub, page, watch, watchWith, watchContest };
  };

  /** The stream that was opened as the so-manieth. */
  const opened = async (count: number) => {
    await expect.poll(() => server.streams.length).toBeGreaterThanOrEqual(count);
    const stream = server.streams[count - 1];
    if (stream === undefined) throw new Error('no stream');
    return stream;
  };

  return { server: () => server, startHub, opened };
}
