/**
 * Property: whatever happens in a contest, and wherever a client resumes, the feed makes the client's state equal to
 * the endpoints, and both equal to the result of a full reload.
 */
import { statuses } from '@touchstone/contract';
import { clicsAudiences, type ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import type { LogEntry } from '@touchstone/rules/clics/object-log';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubmissionRow } from './clics.repository.ts';
import { createContestFacts, type LoadedContest } from './contest-facts.ts';
import { createContestFeed, settlingMs, type ContestFeed } from './contest-feed.ts';

const hourMs = 3_600_000;
const startMs = Date.UTC(2026, 10, 15, 12);
const times = { startMs, endMs: startMs + 5 * hourMs, frozenFromMs: startMs + 4 * hourMs };
const users = ['ann', 'bo', 'cy', 'star', 'owner'];

interface Kind {
  scoring: 'acm' | 'oi';
  isUnfrozenAtEnd: boolean;
}

const person = (id: string) => ({
  id,
  username: id,
  nickname: `The ${id}`,
  realname: null,
  school: id === 'bo' ? null : 'A school',
  gender: 'secrecy' as const,
  avatarUrl: null,
});

function loadedContest({ scoring, isUnfrozenAtEnd }: Kind, loadedMs: number): LoadedContest {
  const contest = {
    id: 7,
    title: 'A contest',
    scoring,
    oiBasis: 'highest',
    shownName: 'nickname',
    startAt: new Date(times.startMs),
    endAt: new Date(times.endMs),
    sealedFrom: new Date(times.frozenFromMs),
    isUnfrozenAtEnd: isUnfrozenAtEnd,
    awardType: 'number',
    awards: [{ priority: 1, name: 'Gold', background: '#fff', color: '#000', amount: 1 }],
  } as unknown as LoadedContest['contest'];
  const problem = (id: number, displayId: string) =>
    ({
      id,
      displayId,
      displayTitle: displayId,
      color: '#ff0000',
      fullScore: 100,
      timeLimitMs: 1000,
      caseCount: 3,
    }) as unknown as LoadedContest['problems'][number];
  return {
    contest,
    rules: {
      ...times,
      isUnfrozenAtEnd,
      ownerId: 'owner',
      audience: 'public',
      isVisible: true,
      accountRule: null,
      isSubmittingAllowedAfterEnd: true,
      groupStanding: null,
      staffRoles: [],
    },
    problems: [problem(1, 'A'), problem(2, 'B')],
    languages: ['C', 'C++ 17 With O2'],
    stars: new Set(['star']),
    excluded: new Set(['owner']),
    registered: ['cy'],
    people: new Map(users.map((id) => [id, person(id)])),
    announcements: [],
    loadedMs,
  };
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('submission' as const),
    id: fc.integer({ min: 1, max: 12 }),
    status: fc.constantFrom(...Object.values(statuses).filter((status) => status > -5)),
    isRejudge: fc.boolean(),
    score: fc.constantFrom(null, 0, 50, 100),
    caseCount: fc.nat({ max: 3 }),
  }),
  fc.record({ kind: fc.constant('gone' as const), id: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('time' as const), ms: fc.constantFrom(1, hourMs / 2, hourMs, settlingMs) }),
  fc.record({ kind: fc.constant('reload' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** User, problem and time follow from the id, and never change. */
const rowOf = (
  id: number,
  former: SubmissionRow | undefined,
  change: Extract<Step, { kind: 'submission' }>,
): SubmissionRow => ({
  id,
  contestId: 7,
  contestProblemId: (id % 2) + 1,
  userId: users[id % users.length] ?? 'ann',
  language: 'C',
  status: change.status,
  score: change.score,
  timeMs: 15,
  submittedAt: new Date(times.startMs + id * 24 * 60_000),
  updatedAt: new Date(times.startMs + id * 24 * 60_000 + 1000),
  version: (former?.version ?? 0) + (change.isRejudge ? 1 : 0),
  caseCount: change.caseCount,
});

type Known = Map<string, string>;

function tell(feed: ContestFeed, known: Known, entries: readonly LogEntry[]) {
  for (const entry of entries) {
    const key = `${entry.type} ${entry.id}`;
    const text = entry.isGone ? undefined : feed.write(entry);
    if (text === undefined) known.delete(key);
    else known.set(key, text);
  }
}

const types =
  'contest state judgement-types languages problems groups organizations teams clarifications submissions judgements runs awards';

function endpointsOf(feed: ContestFeed): Known {
  const all = types.split(' ').flatMap((type) => [...feed.log.list(type)]);
  const known: Known = new Map();
  tell(feed, known, all);
  return known;
}

const sorted = (known: Known) => [...known].toSorted(([one], [other]) => (one < other ? -1 : 1));
const all = Number.MAX_SAFE_INTEGER;

describe.each([
  { scoring: 'acm', isUnfrozenAtEnd: true },
  { scoring: 'acm', isUnfrozenAtEnd: false },
  { scoring: 'oi', isUnfrozenAtEnd: true },
] as const)('in a contest of $scoring, unfrozen at its end: $isUnfrozenAtEnd', (kind) => {
  test.each(clicsAudiences)('sends %s the state of the endpoints, from any moment on', (audience) => {
    return fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat({ max: 39 }), async (steps, leftAt) => {
        const play = await startPlay(kind, audience);
        const known: Known = new Map();
        tell(play.feed, known, play.feed.log.since(0, all));
        let [token, returning] = [play.feed.log.last(), endpointsOf(play.feed)];
        for (const [at, one] of steps.entries()) {
          const before = play.feed.log.last();
          await play.take(one);
          tell(play.feed, known, play.feed.log.since(before, all));
          if (at === leftAt) [token, returning] = [play.feed.log.last(), endpointsOf(play.feed)];
        }
        const truth = sorted(endpointsOf(play.feed));
        expect(sorted(known)).toEqual(truth);
        tell(play.feed, returning, play.feed.log.since(token, all));
        expect(sorted(returning)).toEqual(truth);
        expect(sorted(endpointsOf(await play.rebuilt()))).toEqual(truth);
        expectReferencesToHold(endpointsOf(play.feed));
        const isOver = play.feed.state().end_of_updates !== null;
        const lastType = play.feed.log.since(0, all).at(-1)?.type;
        expect(isOver && lastType !== 'state').toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

async function startPlay(kind: Kind, audience: ClicsAudience) {
  const rows = new Map<number, SubmissionRow>();
  let nowMs = times.startMs - 1;
  const read = () => {
    const facts = createContestFacts(loadedContest(kind, nowMs));
    facts.add([...rows.values()]);
    return facts;
  };
  let facts = read();
  const feed = createContestFeed(() => facts, audience);
  await feed.refresh(nowMs);
  const change = async (id: number, row: SubmissionRow | undefined) => {
    if (row === undefined) rows.delete(id);
    else rows.set(id, row);
    const teams = facts.teamCount();
    facts.change(id, row);
    if (facts.teamCount() !== teams) await feed.refreshPeople(nowMs);
    await feed.refreshSubmissions([id], nowMs);
  };
  const reload = () => {
    facts = read();
    return feed.refresh(nowMs);
  };
  return {
    feed,
    take: async (one: Step): Promise<void> => {
      switch (one.kind) {
        case 'submission':
          return change(one.id, rowOf(one.id, rows.get(one.id), one));
        case 'gone':
          await change(one.id, undefined);
          // Like the server when submissions are deleted: the teams are loaded again.
          return reload();
        case 'time':
          nowMs += one.ms;
          return feed.applyTime(nowMs);
        case 'reload':
          return reload();
        default:
          return one satisfies never;
      }
    },
    rebuilt: async () => {
      const again = createContestFeed(() => facts, audience);
      await again.refresh(nowMs);
      return again;
    },
  };
}

describe('a contest of thousands of submissions', () => {
  const judged = {
    kind: 'submission',
    status: statuses.accepted,
    isRejudge: false,
    score: null,
    caseCount: 0,
  } as const;
  const many = Array.from({ length: 2500 }, (_, index) => ({
    ...rowOf(1, undefined, { ...judged, id: 1 }),
    id: index + 1,
    userId: users[index % 3] ?? 'ann',
  }));
  const acm = { scoring: 'acm', isUnfrozenAtEnd: true } as const;
  const readMany = (rows: readonly SubmissionRow[]) => {
    const facts = createContestFacts(loadedContest(acm, startMs));
    facts.add(rows);
    return facts;
  };

  test('is written in chunks that let other work run in between', async () => {
    const facts = readMany(many);
    const feed = createContestFeed(() => facts, 'inside');
    const toldSoFar: number[] = [];
    const look = () => {
      if (feed.settling() === undefined) return;
      toldSoFar.push([...feed.log.list('submissions')].length);
      setImmediate(look);
    };
    const telling = feed.refresh(times.endMs);
    setImmediate(look);
    await telling;
    expect([...feed.log.list('submissions')]).toHaveLength(many.length);
    expect(toldSoFar.some((count) => count > 0 && count < many.length)).toBe(true);
  });

  test('that is reloaded meanwhile is written with the new data', async () => {
    let facts = readMany(many);
    const feed = createContestFeed(() => facts, 'inside');
    const telling = feed.refresh(times.endMs);
    const fewer = many.slice(0, 1200);
    facts = readMany(fewer);
    await telling;
    expect([...feed.log.list('submissions')]).toHaveLength(fewer.length);
    expect([...feed.log.list('state')]).toHaveLength(1);
  });

  test('applies changes in order: the last change wins', async () => {
    const facts = readMany(many);
    const feed = createContestFeed(() => facts, 'inside');
    const telling = feed.refresh(times.endMs);
    facts.change(1, undefined);
    await Promise.all([telling, feed.refreshSubmissions([1], times.endMs)]);
    expect(feed.log.find('submissions', '1')).toBeUndefined();
    expect(feed.log.since(0, all).at(-1)?.type).toBe('state');
  });
});

const references = {
  team_id: 'teams',
  problem_id: 'problems',
  language_id: 'languages',
  submission_id: 'submissions',
  judgement_type_id: 'judgement-types',
  organization_id: 'organizations',
} as const;

/** Every referenced object is sent too. */
function expectReferencesToHold(known: Known) {
  const named = [...known]
    .filter(([key]) => /^(submissions|judgements|teams) /.test(key))
    .flatMap(([, text]) => {
      const object = JSON.parse(text) as Record<string, string | null>;
      return Object.entries(references).flatMap(([name, type]) =>
        object[name] == null ? [] : [`${type} ${object[name]}`],
      );
    });
  expect(named.filter((key) => !known.has(key))).toEqual([]);
}
