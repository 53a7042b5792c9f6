import type { OrderState } from '@touchstone/contract';
import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { returnedFenOf } from '../payments/payments.repository.ts';

const columns = [
  'membershipOrder.id',
  'membershipOrder.number',
  'membershipOrder.userId',
  'membershipOrder.title',
  'membershipOrder.titleTranslations',
  'membershipOrder.level',
  'membershipOrder.days',
  'membershipOrder.isAnnual',
  'membershipOrder.priceFen',
  'membershipOrder.amountFen',
  'membershipOrder.provider',
  'membershipOrder.providerReference',
  'membershipOrder.couponId',
  'membershipOrder.paymentCode',
  'membershipOrder.state',
  'membershipOrder.createdAt',
  'membershipOrder.expiresAt',
  'membershipOrder.paidAt',
  'membershipOrder.refundedAt',
] as const;

export const insertOrder = (transaction: Queryable, order: Insertable<Tables['membershipOrder']>) =>
  transaction.insertInto('membershipOrder').values(order).returning('id').executeTakeFirstOrThrow();

export const findOrder = (database: Queryable, id: number) =>
  database.selectFrom('membershipOrder').select(columns).where('id', '=', id).executeTakeFirst();

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The account is locked before its order, as everywhere in this module. */
export const lockOrder = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('membershipOrder')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** By the number that users and providers see. */
export const findOrderByNumber = (database: Queryable, number: string) =>
  database.selectFrom('membershipOrder').select(columns).where('number', '=', number).executeTakeFirst();

interface OrderChange {
  state?: OrderState;
  updatedAt?: Date;
  paymentCode?: string;
  providerCheckedAt?: Date;
  providerClosedAt?: Date;
  paidAt?: Date;
  refundedAt?: Date;
  providerReference?: string | null;
}

export const updateOrder = (transaction: Queryable, id: number, change: OrderChange) =>
  transaction.updateTable('membershipOrder').set(change).where('id', '=', id).execute();

export async function countOpenOrders(database: Queryable, userId: string): Promise<number> {
  const { total } = await database
    .selectFrom('membershipOrder')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow();
  return total;
}

/** Also if it was refunded. */
export const listHadPlanIds = async (database: Queryable, userId: string): Promise<number[]> =>
  (
    await database
      .selectFrom('membershipOrder')
      .select('planId')
      .distinct()
      .where('userId', '=', userId)
      .where('state', 'in', ['paid', 'refunded'])
      .execute()
  ).flatMap(({ planId }) => planId ?? []);

export async function hasHadPlan(
  database: Queryable,
  { userId, planId }: { userId: string; planId: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('membershipOrder')
    .select('id')
    .where('userId', '=', userId)
    .where('planId', '=', planId)
    .where('state', 'in', ['paid', 'refunded'])
    .executeTakeFirst();
  return row !== undefined;
}

export async function listOrdersOf(database: Queryable, userId: string, page: PageRequest) {
  const selectOwn = () => database.selectFrom('membershipOrder').where('userId', '=', userId);
  const rows = await selectOwn()
    .select(columns)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await selectOwn()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export interface OrderFilter {
  state?: OrderState | undefined;
  /** Part of the number or of the username. */
  keyword?: string | undefined;
}

const selectListed = (database: Queryable, { state, keyword }: OrderFilter) =>
  database
    .selectFrom('membershipOrder')
    .innerJoin('userAccount', 'userAccount.id', 'membershipOrder.userId')
    .$if(state !== undefined, (query) => query.where('membershipOrder.state', '=', state ?? 'created'))
    .$if(keyword !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(membership_order.number || ' ' || user_account.username), lower(${keyword ?? ''})) > 0`,
      ),
    );

export async function listOrders(database: Queryable, filter: OrderFilter, page: PageRequest) {
  const rows = await selectListed(database, filter)
    .leftJoin('membershipPayment as payment', (join) =>
      join.onRef('payment.orderId', '=', 'membershipOrder.id').on('payment.holdReason', 'is', null),
    )
    .leftJoin('membershipRefund as refund', (join) =>
      join
        .onRef('refund.paymentId', '=', 'payment.id')
        .on('refund.state', '<>', 'closed')
        .on('refund.isOfProvider', '=', false),
    )
    .select(columns)
    .select(['userAccount.username', 'refund.state as refundState', 'refund.failure as refundFailure'])
    .select(returnedFenOf(sql.ref('payment.id')).as('returnedFen'))
    .orderBy('membershipOrder.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await selectListed(database, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type ListedOrderRow = Awaited<ReturnType<typeof listOrders>>['rows'][number];

/**
 * Unpaid orders whose time is over. Those of a provider end when it has said that they are not paid (see
 * `reconcile-payments.ts`), unless it is silent for long, as one that was removed from the settings.
 */
export async function listOverdueOrders(
  database: Queryable,
  { now, patienceMs, limit }: { now: Date; patienceMs: number; limit: number },
): Promise<number[]> {
  const silentSince = new Date(now.getTime() - patienceMs);
  const rows = await database
    .selectFrom('membershipOrder')
    .select('id')
    .where('state', '=', 'created')
    .where((is) =>
      is.or([
        is.and([is('provider', '=', 'manual'), is('expiresAt', '<=', now)]),
        is('expiresAt', '<=', silentSince),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Orders of providers that may take money, not asked about since then; those that waited longest first. */
export const listOrdersToCheck = (database: Queryable, { before, limit }: { before: Date; limit: number }) =>
  database
    .selectFrom('membershipOrder')
    .select(columns)
    .where('provider', '<>', 'manual')
    .where('providerClosedAt', 'is', null)
    .where('state', 'in', ['created', 'expired', 'cancelled'])
    .where('createdAt', '<=', before)
    .where((is) => is.or([is('providerCheckedAt', 'is', null), is('providerCheckedAt', '<=', before)]))
    .orderBy(sql`provider_checked_at NULLS FIRST`)
    .orderBy('id')
    .limit(limit)
    .execute();
