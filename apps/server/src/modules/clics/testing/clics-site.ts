/** A contest on a listening server, and clients of its Contest API. */
import { inTransaction } from '@touchstone/database';
import { expect } from 'vitest';
import { publishEvent } from '../../../platform/event-bus.ts';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { changeSubmission } from '../../submissions/index.ts';
import { findFaults } from './check-objects.ts';
import { readFeed, type FeedLine, type FeedReader } from './read-feed.ts';

export type Headers = Record<string, string>;

const collections =
  'judgement-types languages problems groups organizations teams clarifications submissions judgements runs awards';

export interface ClicsContest {
  cid: number;
  startMs: number;
  problemIds: number[];
  /** Ids in the contest, in label order. */
  contestProblemIds: number[];
}

export function createClicsSite(server: TestServer, address: string) {
  const get = async (path: string, headers: Headers = {}) => {
    const response = await fetch(`${address}/api/clics${path}`, { headers });
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  const pathOf = (cid: number, rest = '') => `/contests/${String(cid)}${rest}`;

  const play = async (contest: Parameters<typeof addContest>[1]): Promise<ClicsContest> => {
    const cid = await addContest(server, contest);
    const { startAt, scoring } = await server.platform.database
      .selectFrom('contest')
      .select(['startAt', 'scoring'])
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const [problemIds, contestProblemIds]: [number[], number[]] = [[], []];
    for (const displayId of ['A', 'B']) {
      const { id: problemId } = await addProblem(server, {
        scoring,
        visibility: 'contest',
        timeLimitMs: 1500,
      });
      problemIds.push(problemId);
      contestProblemIds.push(await addContestProblem(server, { contestId: cid, problemId, displayId }));
    }
    return { cid, startMs: startAt.getTime(), problemIds, contestProblemIds };
  };

  const change = (id: number, status: number, more: { score?: number; timeMs?: number } = {}) =>
    inTransaction(server.platform.database, (transaction) =>
      changeSubmission(transaction, id, { status, updatedAt: server.platform.clock(), ...more }),
    );

  return {
    get,
    pathOf,
    play,
    change,
    /** Submits at this minute after the start, pending, and judged when a status is given. */
    submit: async (
      { cid, startMs, problemIds, contestProblemIds }: ClicsContest,
      {
        userId,
        minute,
        problem = 0,
        status,
      }: { userId: string; minute: number; problem?: number; status?: number },
    ) => {
      const id = await addSubmission(server, {
        userId,
        problemId: problemIds[problem] ?? 0,
        contestId: cid,
        contestProblemId: contestProblemIds[problem] ?? 0,
        language: 'C++ 17',
        status: 5,
        submittedAt: new Date(startMs + minute * 60_000),
        updatedAt: new Date(startMs + minute * 60_000),
      });
      await change(id, 6);
      if (status !== undefined) await change(id, status, { timeMs: 15 });
      return id;
    },
    edit: (
      cid: number,
      changes: { isUnsealedAtEnd?: boolean; isVisible?: boolean; isBoardPublic?: boolean },
    ) =>
      inTransaction(server.platform.database, async (transaction) => {
        await transaction.updateTable('contest').set(changes).where('id', '=', cid).execute();
        await publishEvent(transaction, 'contest.changed', { contestId: cid });
      }),
    follow: (cid: number, headers: Headers = {}, from?: { token: string; lines: readonly FeedLine[] }) =>
      readFeed(
        `${address}/api/clics${pathOf(cid, '/event-feed')}${from === undefined ? '' : `?since_token=${from.token}`}`,
        headers,
        from?.lines,
      ),
    /** The state of the client equals the endpoints, and satisfies the specification. */
    expectToAgree: async (cid: number, feed: FeedReader, headers: Headers = {}, isScored = false) => {
      const known = feed.known();
      for (const type of collections.split(' ')) {
        const { body, status } = await get(pathOf(cid, `/${type}`), headers);
        expect(status).toBe(200);
        expect(findFaults(type, body, isScored)).toEqual([]);
        const objects = new Map((body as { id: string }[]).map((object) => [object.id, object]));
        expect([type, Object.fromEntries(known.get(type) ?? [])]).toEqual([
          type,
          Object.fromEntries(objects),
        ]);
      }
      const { body: state } = await get(pathOf(cid, '/state'), headers);
      expect(feed.object('state')).toEqual(state);
      expect(feed.object('contest')).toEqual((await get(pathOf(cid), headers)).body);
      expect(findFaults('state', state, isScored)).toEqual([]);
      expect(findFaults('contest', feed.object('contest'), isScored)).toEqual([]);
      const { body: board } = await get(pathOf(cid, '/scoreboard'), headers);
      expect(findFaults('scoreboard', board, isScored)).toEqual([]);
    },
  };
}
