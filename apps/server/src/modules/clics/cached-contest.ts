/** One contest in the memory of this server, with one feed per audience, and the functions that update it. */
import type { ClicsAudience } from '@touchstone/rules/clics/clics-audience';
import { randomBytes } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { listContestants } from '../standings/index.ts';
import { listRegisteredIds, type SubmissionRow } from './clics.repository.ts';
import type { ContestFacts } from './contest-facts.ts';
import { settlingMs, type ContestFeed } from './contest-feed.ts';
import { loadContest } from './load-contest.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export interface CachedContest {
  readonly id: number;
  /** Identifies this copy in memory. Tokens of another copy are invalid. */
  readonly epoch: string;
  facts: ContestFacts;
  readonly feeds: Map<ClicsAudience, ContestFeed>;
  readonly followers: Set<() => void>;
  /** Increases when the access of a client may have changed. */
  rightsNumber: number;
  isStale: boolean;
  usedAt: number;
  peopleLoadedAt: number;
}

/** Returns undefined when the contest does not exist. */
export async function loadCachedContest(parts: Parts, id: number): Promise<CachedContest | undefined> {
  const facts = await loadContest(parts, id);
  if (facts === undefined) return undefined;
  const now = parts.clock().getTime();
  return {
    id,
    epoch: randomBytes(6).toString('hex'),
    facts,
    feeds: new Map(),
    followers: new Set(),
    rightsNumber: 0,
    isStale: false,
    usedAt: now,
    peopleLoadedAt: now,
  };
}

export const notifyFollowers = ({ followers }: CachedContest) => {
  for (const wake of followers) wake();
};

/** All submissions made before the end have arrived by now, and the contest was not loaded since. */
const isSettlingDue = ({ facts }: CachedContest, nowMs: number) =>
  nowMs >= facts.rules.endMs + settlingMs && facts.loadedMs < facts.rules.endMs + settlingMs;

export const isReloadDue = (contest: CachedContest, nowMs: number) =>
  contest.isStale || isSettlingDue(contest, nowMs);

/** Loads everything again and sends the differences. Returns false when the contest was deleted. */
export async function reloadContest(parts: Parts, contest: CachedContest): Promise<boolean> {
  contest.isStale = false;
  const facts = await loadContest(parts, contest.id);
  if (facts === undefined) return false;
  contest.facts = facts;
  contest.peopleLoadedAt = parts.clock().getTime();
  for (const feed of contest.feeds.values()) await feed.refresh(parts.clock().getTime());
  notifyFollowers(contest);
  return true;
}

/** `rows` contains those of the changed submissions that still exist, of any contest. */
export async function changeSubmissions(
  { database, clock }: Parts,
  contest: CachedContest,
  { ids, rows }: { ids: readonly number[]; rows: ReadonlyMap<number, SubmissionRow> },
) {
  const { facts } = contest;
  const rowOf = (id: number) => {
    const row = rows.get(id);
    return row?.contestId === contest.id ? row : undefined;
  };
  const concerned = ids.filter((id) => facts.submissions.has(id) || rowOf(id) !== undefined);
  if (concerned.length === 0) return;
  const userIds = concerned.flatMap((id) => rowOf(id)?.userId ?? []);
  // First submission of a user.
  const unknown = [...new Set(userIds)].filter((id) => !facts.people.has(id));
  if (unknown.length > 0)
    for (const person of await listContestants(database, unknown)) facts.people.set(person.id, person);
  const teamCount = facts.teamCount();
  for (const id of concerned) facts.change(id, rowOf(id));
  const now = clock().getTime();
  for (const feed of contest.feeds.values()) {
    if (facts.teamCount() !== teamCount) await feed.refreshPeople(now);
    await feed.refreshSubmissions(concerned, now);
  }
  notifyFollowers(contest);
}

/** Loads names and new registrations. */
export async function refreshPeople(parts: Parts, contest: CachedContest): Promise<boolean> {
  const { database, clock } = parts;
  const { facts } = contest;
  contest.peopleLoadedAt = clock().getTime();
  const registered = await listRegisteredIds(database, contest.id);
  if (registered.length !== facts.registered.length) return reloadContest(parts, contest);
  for (const person of await listContestants(database, [...facts.people.keys()]))
    facts.people.set(person.id, person);
  for (const feed of contest.feeds.values()) await feed.refreshPeople(clock().getTime());
  notifyFollowers(contest);
  return true;
}
