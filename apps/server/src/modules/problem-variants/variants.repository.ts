import type { VariantCheck, VariantDraft, VariantRefusal, VariantState } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { VariantCase } from '@touchstone/rules/practice/variant-verdict';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

export const isUnderWay: readonly VariantState[] = ['writing', 'checking'];

/** What the model learns of the source. */
export async function findSource(database: Queryable, id: number) {
  const row = await database
    .selectFrom('problem')
    .select(['id', 'title', 'description', 'inputDescription', 'outputDescription', 'examples', 'hint'])
    .select(['difficulty', 'isRemote', 'judgeMode', 'groupId', 'visibility'])
    .where('id', '=', id)
    .executeTakeFirst();
  // The problem form is the only writer of the examples.
  return row && { ...row, examples: row.examples as unknown as VariantCase[] };
}
export type VariantSource = NonNullable<Awaited<ReturnType<typeof findSource>>>;

export async function countVariantsOf(
  transaction: Queryable,
  { userId, states }: { userId: string; states: readonly VariantState[] },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('problemVariant')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('requestedBy', '=', userId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertVariant(
  transaction: Queryable,
  { sourceProblemId, requestedBy, now }: { sourceProblemId: number; requestedBy: string; now: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('problemVariant')
    .values({ sourceProblemId, requestedBy, state: 'writing', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const selectVariants = (database: Queryable) =>
  database
    .selectFrom('problemVariant')
    .innerJoin('userAccount as requester', 'requester.id', 'problemVariant.requestedBy')
    .leftJoin('userAccount as decider', 'decider.id', 'problemVariant.decidedBy')
    .leftJoin('problem as source', 'source.id', 'problemVariant.sourceProblemId')
    .leftJoin('problem as made', 'made.id', 'problemVariant.problemId')
    .selectAll('problemVariant')
    .select([
      'requester.username as requesterName',
      'decider.username as deciderName',
      'source.displayId as sourceDisplayId',
      'source.title as sourceTitle',
      'source.titleTranslations as sourceTranslations',
      'source.visibility as sourceVisibility',
      'made.displayId as madeDisplayId',
      'made.title as madeTitle',
      'made.visibility as madeVisibility',
    ]);

type StoredRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];

/** Only this module writes the table. */
const toRow = (row: StoredRow) => ({
  ...row,
  refusal: row.refusal as VariantRefusal | null,
  draft: row.draft as unknown as VariantDraft | null,
  checks: row.checks as unknown as VariantCheck[],
  examples: row.examples as unknown as VariantCase[],
  cases: row.cases as unknown as VariantCase[],
});
export type VariantRow = ReturnType<typeof toRow>;

export async function findVariant(database: Queryable, id: number): Promise<VariantRow | undefined> {
  const row = await selectVariants(database).where('problemVariant.id', '=', id).executeTakeFirst();
  return row && toRow(row);
}

export async function listVariants(
  database: Queryable,
  { state, ...page }: PageRequest & { state: VariantState | undefined },
) {
  const rows = await selectVariants(database)
    .$if(state !== undefined, (query) => query.where('problemVariant.state', '=', state ?? 'waiting'))
    .orderBy(sql`problem_variant.state = 'waiting'`, 'desc')
    .orderBy('problemVariant.id', 'desc')
    .offset(offsetOf(page))
    .limit(page.limit)
    .execute();
  const { count } = await database
    .selectFrom('problemVariant')
    .select((select) => select.fn.countAll<number>().as('count'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toRow), total: count };
}

export async function listVariantsOf(
  database: Queryable,
  userId: string,
  limit: number,
): Promise<VariantRow[]> {
  const rows = await selectVariants(database)
    .where('problemVariant.requestedBy', '=', userId)
    .orderBy('problemVariant.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRow);
}

/** Locks the row. */
export const lockVariant = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('problemVariant')
    .select(['id', 'state', 'requestedBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface VariantChange {
  state: VariantState;
  refusal?: VariantRefusal | null;
  detail?: string | null;
  draft?: VariantDraft;
  checks?: readonly VariantCheck[];
  examples?: readonly VariantCase[];
  cases?: readonly VariantCase[];
  rejectReason?: string | null;
  decidedBy?: string | null;
  problemId?: number;
}

export async function changeVariant(
  database: Queryable,
  id: number,
  { draft, checks, examples, cases, now, ...plain }: VariantChange & { now: Date },
): Promise<void> {
  await database
    .updateTable('problemVariant')
    .set({
      ...plain,
      updatedAt: now,
      ...(draft !== undefined && { draft: JSON.stringify(draft) }),
      ...(checks !== undefined && { checks: JSON.stringify(checks) }),
      ...(examples !== undefined && { examples: JSON.stringify(examples) }),
      ...(cases !== undefined && { cases: JSON.stringify(cases) }),
    })
    .where('id', '=', id)
    .execute();
}
