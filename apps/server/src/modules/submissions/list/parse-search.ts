import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey, invalidatedTtlMs } from '../../../platform/cache-many.ts';
import type { SubmissionConditions } from './search-shape.ts';
import {
  findProblemByWholeId,
  findProblemsByPart,
  findUsersByPart,
  partOfDisplayId,
  partOfUsername,
  type Matches,
} from './submission-names.repository.ts';

export interface SubmissionFilter {
  userId?: string | undefined;
  usernamePart?: string | undefined;
  displayId?: { text: string; isWhole: boolean } | undefined;
  status?: number | undefined;
}

/** The conditions of a filter, and the sizes of the conditions on users and problems. */
export interface Search {
  filter: SubmissionFilter;
  conditions: SubmissionConditions;
  users: Matches<string> | undefined;
  problems: Matches<number> | undefined;
}

/** Names change seldom, and the search for a common part of a name is slow. The number of submissions is an estimate meanwhile. */
const ttlMs = 30_000;
const maxEntries = 1000;
/**
 * An event invalidates display ids when problems change. Their number of submissions, which can be the total of a search, is served
 * for so long while it is read again.
 */
const staleTotalMs = 300_000;
const maxWholeIds = 20_000;

type Parts = Pick<Platform, 'database' | 'clock' | 'eventBus'>;

export function createSearchLoader({ database, clock, eventBus }: Parts) {
  const caching = { clock, ttlMs, maxEntries, keyOf: (text: string) => text };
  const loadUsers = cacheByKey({ ...caching, read: (text: string) => findUsersByPart(database, text) });
  const loadProblems = cacheByKey({
    ...caching,
    staleWhileRevalidateMs: staleTotalMs,
    read: (text: string) => findProblemsByPart(database, text),
  });
  const loadProblem = cacheByKey({
    ...caching,
    maxEntries: maxWholeIds,
    staleWhileRevalidateMs: invalidatedTtlMs,
    read: (text: string) => findProblemByWholeId(database, text),
  });
  const invalidateProblems = () => {
    loadProblems.invalidateAll();
    loadProblem.invalidateAll();
    return Promise.resolve();
  };
  eventBus.subscribe('problems.changed', { handle: invalidateProblems, resync: invalidateProblems });

  const searchUsers = async ({ userId, usernamePart }: SubmissionFilter) => {
    const usernamePattern = usernamePart === undefined ? undefined : partOfUsername(usernamePart).pattern;
    // One user is always merged.
    if (userId !== undefined)
      return { users: { ids: [userId], submissions: 0 }, conditions: { userIds: [userId], usernamePattern } };
    const users = usernamePart === undefined ? undefined : await loadUsers(usernamePart);
    return { users, conditions: users?.ids === undefined ? { usernamePattern } : { userIds: users.ids } };
  };

  const searchProblems = async ({ displayId }: SubmissionFilter) => {
    if (displayId === undefined) return { problems: undefined, conditions: {} };
    const { text, isWhole } = displayId;
    const problems = await (isWhole ? loadProblem(text) : loadProblems(text));
    const displayIdPattern = partOfDisplayId(text).pattern;
    return {
      problems,
      conditions: problems.ids === undefined ? { displayIdPattern } : { problemIds: problems.ids },
    };
  };

  return async (filter: SubmissionFilter): Promise<Search> => {
    const [byUser, byProblem] = await Promise.all([
      searchUsers({ ...filter, usernamePart: blankToUndefined(filter.usernamePart) }),
      searchProblems(blankToUndefined(filter.displayId?.text) === undefined ? {} : filter),
    ]);
    return {
      filter,
      users: byUser.users,
      problems: byProblem.problems,
      conditions: { status: filter.status, ...byUser.conditions, ...byProblem.conditions },
    };
  };
}

/** A blank text is no filter. */
const blankToUndefined = (text: string | undefined) => (text?.trim() === '' ? undefined : text);
