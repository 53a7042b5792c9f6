/** The generator of the event feed: its behaviour without changes, and its end. */
import { describe, expect, test } from 'vitest';
import { createObjectLog } from '@touchstone/rules/clics/object-log';
import { clicsState } from '@touchstone/rules/clics/clics-state';
import type { ContestFeed } from './contest-feed.ts';
import type { ContestMemory, OpenFeed } from './contest-memory.ts';
import { parseToken, writeFeed, type FeedOptions } from './feed-stream.ts';

const rule = { startMs: 0, endMs: 10, frozenFromMs: null, isUnfrozenAtEnd: true };

function openSample() {
  const log = createObjectLog();
  let nowMs = 1;
  let settling: Promise<void> | undefined;
  const state = () => clicsState(rule, { audience: 'inside', nowMs, settledMs: nowMs >= 10 ? 10 : null });
  const feed = {
    audience: 'inside',
    log,
    state,
    settling: () => settling,
    write: ({ text }: { text: string | undefined }) => text,
  } as unknown as ContestFeed;
  const followers = new Set<() => void>();
  const cached = { epoch: 'abc', rightsNumber: 0, followers, facts: {} } as unknown as OpenFeed['cached'];
  const memory: Pick<ContestMemory, 'follow'> = {
    follow: (_contest, wake) => {
      followers.add(wake);
      return () => void followers.delete(wake);
    },
  };
  log.put('state', '', JSON.stringify(state()));
  return {
    open: { cached, feed },
    memory: memory as ContestMemory,
    followers,
    put: (id: string, text: string) => {
      log.put('teams', id, text);
      for (const wake of followers) wake();
    },
    /** Starts a chunked change. Returns the function that ends it. */
    beginChange: () => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      settling = promise.then(() => {
        settling = undefined;
      });
      return () => resolve(undefined);
    },
    loseRights: () => {
      (cached as { rightsNumber: number }).rightsNumber += 1;
      for (const wake of followers) wake();
    },
    end: () => {
      nowMs = 20;
      log.put('state', '', JSON.stringify(state()));
      for (const wake of followers) wake();
    },
  };
}

function start(sample: ReturnType<typeof openSample>, options: Partial<FeedOptions> = {}) {
  const controller = new AbortController();
  const lines = writeFeed(sample.memory, sample.open, {
    since: undefined,
    heartbeatMs: 60_000,
    isAllowed: async () => true,
    loadRuns: async () => new Map(),
    signal: controller.signal,
    ...options,
  });
  const next = async () => {
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
  return { next, leave: () => controller.abort() };
}

describe('a feed', () => {
  test('sends empty lines as heartbeat', async () => {
    const { next, leave } = start(openSample(), { heartbeatMs: 5 });
    expect(await next()).toContain('"type":"state"');
    expect([await next(), await next()]).toEqual(['\n', '\n']);
    leave();
    expect(await next()).toBeUndefined();
  });

  test('buffers nothing for a slow client, which gets the current state when it reads', async () => {
    const sample = openSample();
    const { next, leave } = start(sample);
    await next();
    for (let round = 0; round < 1000; round += 1) sample.put('1', `{"round":${String(round)}}`);
    const text = (await next()) ?? '';
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(1);
    const { data, token } = JSON.parse(text) as { data: object; token: string };
    expect([data, parseToken(token, sample.open)]).toEqual([{ round: 999 }, 1001]);
    leave();
  });

  test('ends immediately when its client disconnects, and unsubscribes', async () => {
    const sample = openSample();
    const { next, leave } = start(sample);
    await next();
    const waiting = next();
    leave();
    expect([await waiting, sample.followers.size]).toEqual([undefined, 0]);
  });

  test('ends before the next line when access is lost', async () => {
    const sample = openSample();
    const { next } = start(sample, { isAllowed: async () => false });
    await next();
    sample.loseRights();
    sample.put('1', '{}');
    expect(await next()).toBeUndefined();
  });

  test('ends after the end of updates', async () => {
    const sample = openSample();
    const { next } = start(sample);
    await next();
    sample.put('1', '{}');
    sample.end();
    const last = (await next())?.trimEnd().split('\n').at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({
      type: 'state',
      data: { end_of_updates: expect.any(String) as string },
    });
    expect(await next()).toBeUndefined();
  });

  test('does not end while a change is in progress', async () => {
    const sample = openSample();
    const { next } = start(sample);
    await next();
    sample.end();
    expect(await next()).toContain('end_of_updates');
    const endChange = sample.beginChange();
    const rest = next();
    await new Promise(setImmediate);
    sample.put('1', '{}');
    endChange();
    expect(await rest).toContain('"type":"teams"');
    expect(await next()).toBeUndefined();
  });
});
