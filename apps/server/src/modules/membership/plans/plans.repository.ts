import type { Queryable } from '@touchstone/database';

export interface PlanColumns {
  title: string;
  /** As `storeTranslations` writes it. */
  titleTranslations: string;
  level: number;
  days: number | null;
  isAnnual: boolean;
  priceFen: number;
  position: number;
  isOffered: boolean;
}

const columns = [
  'id',
  'title',
  'titleTranslations',
  'level',
  'days',
  'isAnnual',
  'priceFen',
  'position',
  'isOffered',
] as const;

/** In the order in which they are shown. */
export const listOfferedPlans = (database: Queryable) =>
  database
    .selectFrom('membershipPlan')
    .select(columns)
    .where('isOffered', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

export type PlanRow = Awaited<ReturnType<typeof listOfferedPlans>>[number];

export const listPlans = (database: Queryable) =>
  database
    .selectFrom('membershipPlan')
    .select(columns)
    .select((select) =>
      select
        .selectFrom('membershipOrder')
        .select((order) => order.fn.countAll<number>().as('orderCount'))
        .whereRef('membershipOrder.planId', '=', 'membershipPlan.id')
        .as('orderCount'),
    )
    .orderBy('isOffered', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();

export type CountedPlanRow = Awaited<ReturnType<typeof listPlans>>[number];

export const findPlan = (database: Queryable, id: number) =>
  database.selectFrom('membershipPlan').select(columns).where('id', '=', id).executeTakeFirst();

export const insertPlan = (transaction: Queryable, plan: PlanColumns) =>
  transaction.insertInto('membershipPlan').values(plan).returning(columns).executeTakeFirstOrThrow();

export const updatePlan = (transaction: Queryable, id: number, plan: PlanColumns & { updatedAt: Date }) =>
  transaction.updateTable('membershipPlan').set(plan).where('id', '=', id).execute();

/** Returns whether it was deleted: a plan with orders is not. */
export async function deletePlan(transaction: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('membershipPlan')
    .where('id', '=', id)
    .where((is) => is.not(is.exists(is.selectFrom('membershipOrder').select('id').where('planId', '=', id))))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
