/**
 * Resolves parts of names to users and problems, with the number of their submissions. An n-gram index finds the
 * candidates; the name comparison then decides. One plan serves every part.
 */
import { prepareBatchedQuery, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import { containing } from '../../../platform/page-request.ts';

/** The maximum number of listed ids. */
const maxListed = 2000;

interface Part {
  part: string;
  /** For `LIKE`. */
  pattern: string;
}

export const partOfUsername = (text: string): Part => ({
  part: text.trim(),
  pattern: containing(text.trim()),
});
export const partOfDisplayId = (text: string): Part => {
  const part = text.trim().toUpperCase();
  return { part, pattern: containing(part) };
};

/** The users or problems that match a condition. */
export interface Matches<Id> {
  /** Undefined: too many to list. */
  ids: Id[] | undefined;
  /** Their public submissions, from the counters. */
  submissions: number;
}

interface Summary {
  ids: string | null;
  names: number;
  submissions: number;
}

/** Aggregates the result of a query: a text of ids, and the sum of `submissions`. */
const summarise = (found: RawBuilder<unknown>) => sql<Summary>`(
  SELECT count(*) AS names, coalesce(sum(submissions), 0)::bigint AS submissions,
    CASE WHEN count(*) <= ${sql.lit(maxListed)} THEN string_agg(id::text, ',') END AS ids
  FROM (${found}) AS found)`;

const submissionsOfUser = sql`(SELECT public_submission_count FROM user_statistic WHERE user_id = user_account.id)`;
const submissionsOfProblem = sql`(SELECT sum(count) FROM problem_result_count WHERE problem_id = problem.id)`;

const selectUsersNamed = (database: Queryable, value: ValueOf<Part>) =>
  database
    .selectFrom(
      summarise(sql`
        SELECT id, ${submissionsOfUser} AS submissions FROM user_account
        WHERE keyword_ngrams(lower(username || E'\n' || coalesce(nickname, '') || E'\n' || coalesce(realname, '')))
            @> query_trigrams(lower(${value('part')}))
          AND lower(username) LIKE lower(${value('pattern')})`).as('summary'),
    )
    .select(['ids', 'names', 'submissions']);

const partTypes = { part: 'text', pattern: 'text' } as const;
const usersNamed = prepareBatchedQuery<Part, Summary>(partTypes, selectUsersNamed);
/** One or two characters match thousands of names. */
const manyUsersNamed = prepareQuery(selectUsersNamed, { usesPool: true });
const fewCharacters = 2;

const problemsNumbered = prepareQuery((database, value: ValueOf<Part>) =>
  database
    .selectFrom(
      summarise(sql`
        SELECT id, ${submissionsOfProblem} AS submissions FROM problem
        WHERE keyword_ngrams(search_text) @> query_trigrams(lower(${value('part')}))
          AND display_id LIKE ${value('pattern')}`).as('summary'),
    )
    .select(['ids', 'names', 'submissions']),
);

const problemNumbered = prepareBatchedQuery<{ displayId: string }, Summary>(
  { displayId: 'text' },
  (database, value) =>
    database
      .selectFrom(
        summarise(sql`
          SELECT id, ${submissionsOfProblem} AS submissions FROM problem
          WHERE display_id = ${value('displayId')}`).as('summary'),
      )
      .select(['ids', 'names', 'submissions']),
);

function toMatches<Id>([summary]: readonly Summary[], toId: (text: string) => Id): Matches<Id> {
  if (summary === undefined || summary.names === 0) return { ids: [], submissions: 0 };
  const { ids, submissions } = summary;
  return { ids: ids?.split(',').map(toId), submissions };
}

export async function findUsersByPart(database: Queryable, text: string): Promise<Matches<string>> {
  const part = partOfUsername(text);
  const find = part.part.length <= fewCharacters ? manyUsersNamed : usersNamed;
  return toMatches(await find(database, part), String);
}

export const findProblemsByPart = async (database: Queryable, text: string): Promise<Matches<number>> =>
  toMatches(await problemsNumbered(database, partOfDisplayId(text)), Number);

export const findProblemByWholeId = async (database: Queryable, text: string): Promise<Matches<number>> =>
  toMatches(await problemNumbered(database, { displayId: text.trim().toUpperCase() }), Number);
