/**
 * How this works: every page of a rank or matrix depends on all participants, because a verdict moves one of them past others.
 * Sorting them for each request took most of its time. So the server keeps the participants of the trainings that were requested
 * last, in the order of the rank. It asks the database for the versions of all rows on every request, and loads and sorts again
 * only what has changed. Concurrent requests share the query (`createBatchLoader`: a request never gets versions that were
 * read before it came). So a page shows every verdict before the request, and nothing needs to be invalidated.
 *
 * Unchanged participants are the same objects, and so is the list when none has changed. Other caches rely on it
 * (`memoize-rows.ts`, `load-matrix.ts`).
 */
import { createBatchLoader, type Queryable } from '@touchstone/database';
import { compareByRank } from '@touchstone/rules/trainings/participant-order';
import { LRUCache } from 'lru-cache';
import {
  listParticipantRows,
  listVersions,
  type ParticipantRow,
  type RankedTraining,
} from './participants.repository.ts';

/** A class of a thousand takes about a megabyte. */
const maxTrainings = 32;

export interface Participant extends ParticipantRow {
  /** In lower case, for searches. */
  readonly lowerNames: Readonly<Record<SearchedName, string>>;
}

const searchedNames = ['username', 'nickname', 'realname', 'school', 'studentNumber'] as const;
export type SearchedName = (typeof searchedNames)[number];

export interface Participants {
  /** In the order of the rank. */
  readonly ranked: readonly Participant[];
}

interface KnownParticipants extends Participants {
  readonly byId: ReadonlyMap<string, Participant>;
}

export type LoadParticipants = ReturnType<typeof createParticipantsLoader>;

export function createParticipantsLoader() {
  const known = new LRUCache<string, KnownParticipants>({ max: maxTrainings });

  const refresh = async (database: Queryable, key: string): Promise<KnownParticipants> => {
    const training = JSON.parse(key) as RankedTraining;
    const versions = await listVersions(database, training);
    const before = known.get(key)?.byId ?? new Map<string, Participant>();
    const changed = versions.filter(({ id, version }) => before.get(id)?.version !== version);
    const unchanged = known.get(key);
    if (unchanged !== undefined && changed.length === 0 && versions.length === before.size) return unchanged;
    const userIds = changed.map(({ id }) => id);
    const rows =
      userIds.length === 0 ? [] : await listParticipantRows(database, { trainingId: training.id, userIds });
    const loaded = new Map(rows.map((row) => [row.id, describe(row)]));
    // An account that was deleted in between is in neither.
    const participants = versions.flatMap(({ id }) => loaded.get(id) ?? before.get(id) ?? []);
    const found = {
      ranked: participants.toSorted(compareByRank),
      byId: new Map(participants.map((participant) => [participant.id, participant])),
    };
    known.set(key, found);
    return found;
  };

  const load = createBatchLoader(async (database, keys: string[]) => {
    const found = keys.map(async (key) => [key, await refresh(database, key)] as const);
    return new Map(await Promise.all(found));
  });

  return async (database: Queryable, training: RankedTraining): Promise<Participants> => {
    const { id, groupId, visibility, authorId } = training;
    const found = await load(database, JSON.stringify({ id, groupId, visibility, authorId }));
    // The loader resolves every key.
    if (found === undefined) throw new Error('the participants were not loaded');
    return found;
  };
}

const describe = (row: ParticipantRow): Participant => ({
  ...row,
  lowerNames: {
    username: row.username.toLowerCase(),
    nickname: row.nickname?.toLowerCase() ?? '',
    realname: row.realname?.toLowerCase() ?? '',
    school: row.school?.toLowerCase() ?? '',
    studentNumber: row.studentNumber?.toLowerCase() ?? '',
  },
});

/** Undefined or empty: everybody. */
export function searchParticipants(
  participants: readonly Participant[],
  keyword: string | undefined,
  names: readonly SearchedName[],
): readonly Participant[] {
  if (keyword === undefined || keyword === '') return participants;
  const wanted = keyword.toLowerCase();
  return participants.filter(({ lowerNames }) => names.some((name) => lowerNames[name].includes(wanted)));
}
