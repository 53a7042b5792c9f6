/**
 * Notes that a participant has opened a problem of the running contest. How this works: the page of a problem is
 * loaded often, so each server remembers whom it has noted; another server or a restart repeats a harmless write.
 */
import { stageAt } from '@touchstone/rules/contests/contest-time';
import { createLruCache } from '../../../platform/lru-cache.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import type { OpenContest } from '../open-contest.ts';
import { insertEntry } from './presence.repository.ts';

const maxRemembered = 20_000;

export function createPresence({ database }: Pick<Platform, 'database'>) {
  const noted = createLruCache<string, true>(maxRemembered);
  return async ({ contest, rules, hasResults, now }: OpenContest, { id }: Viewer) => {
    const key = `${String(contest.id)} ${id}`;
    if (hasResults || noted.has(key) || stageAt(rules, now.getTime()) !== 'running') return;
    await insertEntry(database, { contestId: contest.id, userId: id, enteredAt: now });
    noted.set(key, true);
  };
}
