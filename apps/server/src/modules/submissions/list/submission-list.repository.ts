/**
 * How this works: the list is ordered by id, newest first. Parts of names are first resolved to ids. Then a page is
 * found in one of two ways. Merging takes the newest rows of each user or problem from an index in list order, and
 * merges them: fast for few of them. Scanning reads the whole list and skips other rows: fast when many rows match.
 * `list-submissions.ts` decides.
 *
 * A statement depends on the set of conditions, not on their values: each is prepared once. When every value is a
 * single one, concurrent calls are batched.
 */
import {
  prepareBatchedQuery,
  prepareForEach,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import type { AliasableExpression, Compilable, RawBuilder } from 'kysely';
import type { SearchPlan } from './choose-plan.ts';
import {
  isBatched,
  isSingle,
  toParameters,
  shapeOf,
  singleTypes,
  sizesOf,
  type Condition,
  type Shape,
  type Single,
  type SubmissionConditions,
  type Values,
} from './search-shape.ts';
import { selectStored, type StoredRow } from '../submissions.repository.ts';

export interface PageWindow {
  offset: number;
  limit: number;
}

/**
 * Merging uses the index on users or problems. For a scan the expressions are written so that the planner cannot use
 * it.
 */
function describeCondition(way: SearchPlan, name: Condition, value: ValueOf<Values>): RawBuilder<unknown> {
  switch (name) {
    case 'status':
      return sql`submission.status = ${value('status')}::integer`;
    case 'userId':
      return way === 'merge-by-user'
        ? sql`submission.user_id = ${value('userId')}::text`
        : sql`submission.user_id || '' = ${value('userId')}::text`;
    case 'userIds':
      return way === 'merge-by-user'
        ? sql`submission.user_id = wanted`
        : sql`submission.user_id || '' = ANY(${value('userIds')}::text[])`;
    case 'problemId':
      return way === 'merge-by-problem'
        ? sql`submission.problem_id = ${value('problemId')}::bigint`
        : sql`submission.problem_id + 0 = ${value('problemId')}::bigint`;
    case 'problemIds':
      return way === 'merge-by-problem'
        ? sql`submission.problem_id = wanted`
        : sql`submission.problem_id + 0 = ANY(${value('problemIds')}::bigint[])`;
    case 'belowId':
      return sql`submission.id < ${value('belowId')}::bigint`;
    case 'usernamePattern':
      return sql`(SELECT lower(username) LIKE lower(${value('usernamePattern')}) FROM user_account
        WHERE user_account.id = submission.user_id)`;
    case 'displayIdPattern':
      return sql`(SELECT display_id LIKE ${value('displayIdPattern')} FROM problem
        WHERE problem.id = submission.problem_id)`;
    default:
      return name satisfies never;
  }
}

/** Returns undefined when only one user or problem is merged, or none. */
function listWanted({ way, conditions }: Shape, value: ValueOf<Values>): RawBuilder<unknown> | undefined {
  if (way === 'merge-by-user' && conditions.includes('userIds'))
    return sql`unnest(${value('userIds')}::text[])`;
  if (way === 'merge-by-problem' && conditions.includes('problemIds'))
    return sql`unnest(${value('problemIds')}::bigint[])`;
  return undefined;
}

/** Selects matching ids up to the reach of the shape. `order` is empty where it does not matter. */
function selectIds(shape: Shape, value: ValueOf<Values>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [
    sql`submission.contest_id IS NULL AND submission.group_id IS NULL`,
    ...shape.conditions.map((name) => describeCondition(shape.way, name, value)),
  ];
  const end = sql`${order} LIMIT ${sql.lit(shape.reach)}`;
  const fitting = sql`SELECT id FROM submission WHERE ${sql.join(conditions, sql` AND `)} ${end}`;
  const wanted = listWanted(shape, value);
  if (wanted === undefined) return fitting;
  return sql`SELECT id FROM ${wanted} AS wanted CROSS JOIN LATERAL (${fitting}) AS fitting ${end}`;
}

const newestFirst = sql`ORDER BY id DESC`;

function selectPage(shape: Shape, database: Queryable, value: ValueOf<Values>) {
  const ids = selectIds(shape, value, newestFirst);
  const onPage = sql<{ id: number }>`(
    SELECT id FROM (${ids}) AS fitting ${newestFirst} LIMIT ${sql.lit(shape.length)} OFFSET ${value('offset')})`;
  return selectStored(database)
    .innerJoin(onPage.as('onPage'), 'onPage.id', 'submission.id')
    .$if(shape.isCounted, (query) =>
      query
        .innerJoin(selectTotal(shape, value).as('counted'), (join) => join.onTrue())
        .select('counted.total'),
    );
}

/**
 * The total of a search, beside its page. As an aggregate it is one row in every case, and PostgreSQL computes it once, not for each
 * row of the page.
 */
const selectTotal = (shape: Shape, value: ValueOf<Values>) =>
  isOfOneUser(shape)
    ? sql<{ total: number | null }>`(
        SELECT max(public_submission_count) AS total FROM user_statistic WHERE user_id = ${value('userId')}::text)`
    : sql<{ total: number | null }>`(
        SELECT count(*) AS total FROM (${selectIds({ ...shape, reach: countedExactly + 1 }, value, sql``)}) AS matching)`;

/** The statistics of the user then contain the total. */
const isOfOneUser = ({ conditions }: Pick<Shape, 'conditions'>) =>
  conditions.length === 1 && conditions[0] === 'userId';

/** The maximum exact count for a page. */
export const countedExactly = 10_000;

const selectCount = (shape: Shape, database: Queryable, value: ValueOf<Values>) =>
  database
    .selectFrom(sql`(${selectIds(shape, value, sql``)})`.as('counted'))
    .select((select) => select.fn.countAll<number>().as('count'));

type Select<Row> = (shape: Shape, database: Queryable, value: ValueOf<Values>) => SelectedRows<Row>;
type SelectedRows<Row> = AliasableExpression<Row> & Compilable<Row>;

const prepareShape =
  <Row extends object>(select: Select<Row>, more: readonly Single[]) =>
  (shape: Shape): ((database: Queryable, values: Values) => Promise<Row[]>) => {
    const given = shape.conditions.flatMap((name) => (isSingle(name) ? [name] : []));
    const names: readonly Single[] = [...given, ...more];
    if (!isBatched(shape) || names.length === 0)
      return prepareQuery((database, value) => select(shape, database, value));
    const types = Object.fromEntries(names.map((name) => [name, singleTypes[name]]));
    return prepareBatchedQuery<Values, Row>(types, (database, value) => select(shape, database, value));
  };

const pageOfShape = prepareForEach(prepareShape(selectPage, ['offset']));
const countOfShape = prepareForEach(prepareShape(selectCount, []));

interface Wanted {
  way: SearchPlan;
  conditions: SubmissionConditions;
}

interface WantedRows {
  place: PageWindow;
  /** Whether the total is counted with the page. */
  isCounted: boolean;
}

export interface SubmissionPage {
  rows: StoredRow[];
  /** Set when it was counted with the page, and the page is not empty. */
  total: number | undefined;
}

export async function listSubmissions(
  database: Queryable,
  { way, conditions, isCounted, place: { offset, limit } }: Wanted & WantedRows,
): Promise<SubmissionPage> {
  const given = toParameters(conditions);
  const shape = shapeOf(way, given, { ...sizesOf(given, { offset, limit }), isCounted });
  // The statement has parameters only for the given conditions.
  const found = await pageOfShape(shape)(database, { ...given, offset } as Values);
  const rows = found.toSorted((one, other) => other.id - one.id).slice(0, limit);
  return { rows, total: rows[0]?.total ?? undefined };
}

/** Returns undefined when there are more than countedExactly. */
export async function countSubmissions(
  database: Queryable,
  { way, conditions }: Wanted,
): Promise<number | undefined> {
  const given = toParameters(conditions);
  const shape = shapeOf(way, given, { reach: countedExactly + 1, length: 0, isCounted: false });
  const [row] = await countOfShape(shape)(database, given as Values);
  const count = row?.count ?? 0;
  return count > countedExactly ? undefined : count;
}
