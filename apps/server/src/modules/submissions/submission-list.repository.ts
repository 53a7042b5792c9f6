/**
 * How this works: the list shows the newest first, which is the order of ids. Parts of names are first turned into the ids
 * that they mean. From there a page is found in one of two ways. Gathering takes the newest of each user or problem, by an
 * index in the order of the list, and merges them: right where they are few. Walking goes down the whole list and leaves out
 * what does not fit: right where much of it fits. `list-submissions.ts` decides.
 *
 * A statement depends on which conditions there are, not on their values: each is built once.
 */
import { prepareForEach, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import type { RawBuilder } from 'kysely';
import type { SearchWay } from './choose-search-way.ts';
import { outsideContests, selectWithoutPlace, type SubmissionRow } from './submissions.repository.ts';

/** Every condition that is given must hold. */
export interface SubmissionConditions {
  status?: number | undefined;
  userIds?: readonly string[] | undefined;
  problemIds?: readonly number[] | undefined;
  /** For `LIKE`, where a name means too many to list them. */
  usernamePattern?: string | undefined;
  displayIdPattern?: string | undefined;
  /** Where a page begins far down the list. */
  belowId?: number | undefined;
}

export interface PagePlace {
  offset: number;
  limit: number;
}

type Condition = keyof SubmissionConditions;
type Values = { [Name in Condition]-?: NonNullable<SubmissionConditions[Name]> } & { offset: number };

/** What tells one statement from another. */
interface Shape {
  way: SearchWay;
  conditions: readonly Condition[];
  /** Whether whoever or whatever is gathered is only one. */
  isOne: boolean;
  /** No page of this statement reaches further, … */
  reach: number;
  /** … or is longer. */
  length: number;
}

const conditionNames = [
  'status',
  'userIds',
  'problemIds',
  'usernamePattern',
  'displayIdPattern',
  'belowId',
] as const satisfies readonly Condition[];

function shapeOf({ way, conditions }: Wanted, { reach, length }: Pick<Shape, 'reach' | 'length'>): Shape {
  const gathered = {
    walk: undefined,
    'gather-by-user': conditions.userIds,
    'gather-by-problem': conditions.problemIds,
  };
  return {
    way,
    conditions: conditionNames.filter((name) => conditions[name] !== undefined),
    isOne: gathered[way]?.length === 1,
    reach,
    length,
  };
}

/**
 * A few sizes for all pages: PostgreSQL must know how little is wanted before it plans, whatever page it is, and every
 * connection keeps what it has planned.
 */
const reaches = [16, 32, 48, 64, 256, 1024, 4096, 100_000_000_000];
const lengths = [16, 32, 128, 1024];
const roundUp = (sizes: readonly number[], wanted: number) =>
  sizes.find((size) => size >= wanted) ?? Math.max(...sizes);

/** An index on users or problems is for gathering; who walks must not be led astray by it. */
function describeCondition(
  { way, isOne }: Shape,
  name: Condition,
  value: ValueOf<Values>,
): RawBuilder<unknown> {
  switch (name) {
    case 'status':
      return sql`submission.status = ${value('status')}::integer`;
    case 'userIds':
      if (way !== 'gather-by-user') return sql`submission.user_id || '' = ANY(${value('userIds')}::text[])`;
      return isOne
        ? sql`submission.user_id = (${value('userIds')}::text[])[1]`
        : sql`submission.user_id = wanted`;
    case 'problemIds':
      if (way !== 'gather-by-problem')
        return sql`submission.problem_id + 0 = ANY(${value('problemIds')}::bigint[])`;
      return isOne
        ? sql`submission.problem_id = (${value('problemIds')}::bigint[])[1]`
        : sql`submission.problem_id = wanted`;
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

/** Ids of what fits, as far as the shape reaches; `order` is empty where it does not matter. */
function selectIds(shape: Shape, value: ValueOf<Values>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [
    sql`submission.contest_id IS NULL AND submission.group_id IS NULL`,
    ...shape.conditions.map((name) => describeCondition(shape, name, value)),
  ];
  const end = sql`${order} LIMIT ${sql.lit(shape.reach)}`;
  const fitting = sql`SELECT id FROM submission WHERE ${sql.join(conditions, sql` AND `)} ${end}`;
  if (shape.way === 'walk' || shape.isOne) return fitting;
  const wanted =
    shape.way === 'gather-by-user'
      ? sql`unnest(${value('userIds')}::text[])`
      : sql`unnest(${value('problemIds')}::bigint[])`;
  return sql`SELECT id FROM ${wanted} AS wanted CROSS JOIN LATERAL (${fitting}) AS fitting ${end}`;
}

const newestFirst = sql`ORDER BY id DESC`;

const preparePage = (shape: Shape) =>
  prepareQuery((database, value: ValueOf<Values>) => {
    const ids = selectIds(shape, value, newestFirst);
    const onPage = sql<{ id: number }>`(
      SELECT id FROM (${ids}) AS fitting ${newestFirst} LIMIT ${sql.lit(shape.length)} OFFSET ${value('offset')})`;
    return selectWithoutPlace(database)
      .$if(isOfOneUser(shape), (query) =>
        query.select(
          sql<number | null>`(
            SELECT public_submission_count FROM user_statistic WHERE user_id = (${value('userIds')}::text[])[1])`.as(
            'countOfUser',
          ),
        ),
      )
      .innerJoin(onPage.as('onPage'), 'onPage.id', 'submission.id')
      .orderBy('submission.id', 'desc');
  });

/** All of whose submissions are asked for, and so are as many as are counted with each of them. */
const isOfOneUser = ({ conditions, isOne }: Shape) =>
  isOne && conditions.length === 1 && conditions[0] === 'userIds';

/** More are not counted for a page. */
export const countedExactly = 10_000;

const prepareCount = (shape: Shape) =>
  prepareQuery((database, value: ValueOf<Values>) =>
    database
      .selectFrom(sql`(${selectIds(shape, value, sql``)})`.as('counted'))
      .select((select) => select.fn.countAll<number>().as('count')),
  );

const pageOfShape = prepareForEach(preparePage);
const countOfShape = prepareForEach(prepareCount);

interface Wanted {
  way: SearchWay;
  conditions: SubmissionConditions;
}

export interface SubmissionPage {
  rows: SubmissionRow[];
  /** Where a user's submissions were all that was asked for, and there are any on the page. */
  countOfUser: number | undefined;
}

export async function listSubmissions(
  database: Queryable,
  { way, conditions, place: { offset, limit } }: Wanted & { place: PagePlace },
): Promise<SubmissionPage> {
  const length = roundUp(lengths, limit);
  const shape = shapeOf({ way, conditions }, { reach: roundUp(reaches, offset + limit), length });
  // The statement has places for those conditions only that are given.
  const rows = await pageOfShape(shape)(database, { ...conditions, offset } as Values);
  return {
    rows: rows.slice(0, limit).map((row) => ({ ...row, ...outsideContests })),
    countOfUser: rows[0]?.countOfUser ?? undefined,
  };
}

/** Undefined: more than are counted for a page. */
export async function countSubmissions(database: Queryable, wanted: Wanted): Promise<number | undefined> {
  const shape = shapeOf(wanted, { reach: countedExactly + 1, length: 0 });
  const [row] = await countOfShape(shape)(database, wanted.conditions as Values);
  const count = row?.count ?? 0;
  return count > countedExactly ? undefined : count;
}
