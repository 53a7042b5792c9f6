/**
 * How this works: the list shows the newest first, which is the order of ids. Each filter has an index in that order. A part
 * of a name is first turned into the ids that it means, so that the query is planned for as many as there are; only where
 * they are very many the part goes into the query itself, which then meets them often on its way.
 *
 * Counting a million rows for every page would cost more than the page. Up to `countedExactly` rows are counted; beyond,
 * the counts per problem and status tell, which every verdict keeps right, and where they cannot, there are "at least" so
 * many.
 */
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { listSubmissionsById } from './submissions.repository.ts';

export interface SubmissionFilter {
  userId?: string | undefined;
  usernamePart?: string | undefined;
  displayId?: { text: string; isWhole: boolean } | undefined;
  status?: number | undefined;
}

export interface ResolvedFilter {
  filter: SubmissionFilter;
  userIds: string[] | 'many' | undefined;
  problemIds: number[] | 'many' | undefined;
}

const namedAtMost = 500;
const countedExactly = 10_000;

export async function resolveFilter(database: Queryable, filter: SubmissionFilter): Promise<ResolvedFilter> {
  const { usernamePart, displayId } = filter;
  const [users, problems] = await Promise.all([
    usernamePart === undefined
      ? undefined
      : usersNamed(database, usernamePart)
          .limit(namedAtMost + 1)
          .execute(),
    displayId === undefined
      ? undefined
      : problemsNumbered(database, displayId)
          .limit(namedAtMost + 1)
          .execute(),
  ]);
  return { filter, userIds: toIds(users), problemIds: toIds(problems) };
}

function toIds<Id>(rows: { id: Id }[] | undefined): Id[] | 'many' | undefined {
  if (rows === undefined) return undefined;
  return rows.length > namedAtMost ? 'many' : rows.map(({ id }) => id);
}

const usersNamed = (database: Queryable, part: string) =>
  database
    .selectFrom('userAccount')
    .select('id')
    .where(sql<string>`lower(username)`, 'like', sql<string>`lower(${containing(part.trim())})`);

function problemsNumbered(database: Queryable, { text, isWhole }: { text: string; isWhole: boolean }) {
  const wanted = text.trim().toUpperCase();
  const problems = database.selectFrom('problem').select('id');
  return isWhole
    ? problems.where('displayId', '=', wanted)
    : problems.where('displayId', 'like', containing(wanted));
}

function selectIds(database: Queryable, { filter, userIds, problemIds }: ResolvedFilter) {
  const { userId, usernamePart = '', displayId = { text: '', isWhole: false }, status } = filter;
  return database
    .selectFrom('submission')
    .select('submission.id')
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(userIds !== undefined, (query) =>
      userIds === 'many'
        ? query.where('userId', 'in', usersNamed(database, usernamePart))
        : query.where('userId', '=', sql<string>`ANY(${userIds})`),
    )
    .$if(problemIds !== undefined, (query) =>
      problemIds === 'many'
        ? query.where('problemId', 'in', problemsNumbered(database, displayId))
        : query.where('problemId', '=', sql<number>`ANY(${problemIds})`),
    );
}

export async function listSubmissions(database: Queryable, resolved: ResolvedFilter, page: PageRequest) {
  const ids = await selectIds(database, resolved)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const rows = await listSubmissionsById(
    database,
    ids.map(({ id }) => id),
  );
  return rows.toSorted((one, other) => other.id - one.id);
}

/** Undefined: more than are counted for a page. */
export async function countExactly(
  database: Queryable,
  resolved: ResolvedFilter,
): Promise<number | undefined> {
  const { count } = await database
    .selectFrom(
      selectIds(database, resolved)
        .limit(countedExactly + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count > countedExactly ? undefined : count;
}

/** By the counts that verdicts keep, and what is under way. */
export async function sumCounts(
  database: Queryable,
  { problemId, status }: { problemId: number | undefined; status: number | undefined },
): Promise<number> {
  const finished = database
    .selectFrom('problemResultCount')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('count'), sql<number>`0`).as('count'))
    .$if(problemId !== undefined, (query) => query.where('problemId', '=', problemId ?? 0))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0));
  const underWay = database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', 'in', [5, 6, 7])
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .$if(problemId !== undefined, (query) => query.where('problemId', '=', problemId ?? 0))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0));
  const [one, other] = await Promise.all([
    finished.executeTakeFirstOrThrow(),
    underWay.executeTakeFirstOrThrow(),
  ]);
  return one.count + other.count;
}

export const atLeast = countedExactly;
