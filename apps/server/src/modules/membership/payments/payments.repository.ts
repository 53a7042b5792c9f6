import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, RawBuilder, Updateable } from 'kysely';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export type PaymentRowState = 'credited' | 'held' | 'refunded';

/** Undefined if this payment is known already. */
export async function insertPayment(
  transaction: Queryable,
  payment: Insertable<Tables['membershipPayment']>,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('membershipPayment')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isPaymentKnown(
  database: Queryable,
  { provider, reference }: { provider: string; reference: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('membershipPayment')
    .select('id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

const columns = [
  'id',
  'provider',
  'reference',
  'orderNumber',
  'orderId',
  'amountFen',
  'state',
  'holdReason',
] as const;

export const findPayment = (database: Queryable, id: number) =>
  database.selectFrom('membershipPayment').select(columns).where('id', '=', id).executeTakeFirst();

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const lockPayment = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('membershipPayment')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The payment that gave the membership of an order. */
export const findCreditedPayment = (database: Queryable, orderId: number) =>
  database
    .selectFrom('membershipPayment')
    .select(columns)
    .where('orderId', '=', orderId)
    .where('state', '=', 'credited')
    .executeTakeFirst();

export const updatePayment = (transaction: Queryable, id: number, state: PaymentRowState) =>
  transaction.updateTable('membershipPayment').set({ state }).where('id', '=', id).execute();

/** By the transaction at the provider. */
export const findPaymentByReference = (
  database: Queryable,
  { provider, reference }: { provider: string; reference: string },
) =>
  database
    .selectFrom('membershipPayment')
    .select(columns)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();

const refundColumns = [
  'membershipRefund.id',
  'membershipRefund.paymentId',
  'membershipRefund.number',
  'membershipRefund.amountFen',
  'membershipRefund.state',
  'membershipRefund.note',
  'membershipRefund.requestedBy',
] as const;

/** Without those that were made on the pages of the provider. */
export const listRefundsOf = (database: Queryable, paymentId: number) =>
  database
    .selectFrom('membershipRefund')
    .select(refundColumns)
    .where('paymentId', '=', paymentId)
    .where('isOfProvider', '=', false)
    .orderBy('id')
    .execute();

export type RefundRow = Awaited<ReturnType<typeof listRefundsOf>>[number];

export const findRefund = (database: Queryable, id: number) =>
  database.selectFrom('membershipRefund').select(refundColumns).where('id', '=', id).executeTakeFirst();

export const findRefundByNumber = (database: Queryable, number: string) =>
  database
    .selectFrom('membershipRefund')
    .select(refundColumns)
    .where('number', '=', number)
    .executeTakeFirst();

export const insertRefund = (transaction: Queryable, refund: Insertable<Tables['membershipRefund']>) =>
  transaction.insertInto('membershipRefund').values(refund).returning('id').executeTakeFirstOrThrow();

export const updateRefund = (
  transaction: Queryable,
  id: number,
  change: Updateable<Tables['membershipRefund']>,
) => transaction.updateTable('membershipRefund').set(change).where('id', '=', id).execute();

/** False if the number is known already. */
export async function insertProviderRefund(
  transaction: Queryable,
  { paymentId, number, amountFen, now }: { paymentId: number; number: string; amountFen: number; now: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('membershipRefund')
    .values({
      paymentId,
      number,
      amountFen,
      state: 'done',
      isOfProvider: true,
      requestedAt: now,
      finishedAt: now,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was asked for here is back by another refund. */
export const closeOwnRefunds = (transaction: Queryable, paymentId: number) =>
  transaction
    .updateTable('membershipRefund')
    .set({ state: 'closed', failure: null })
    .where('paymentId', '=', paymentId)
    .where('isOfProvider', '=', false)
    .where('state', 'in', ['requested', 'failed'])
    .execute();

/** How much of a payment was returned, in fen. */
export const returnedFenOf = (paymentId: RawBuilder<number>) => sql<number>`(
  SELECT coalesce(sum(amount_fen), 0)::integer FROM membership_refund
  WHERE payment_id = ${paymentId} AND state = 'done')`;

export async function sumReturned(database: Queryable, paymentId: number): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT ${returnedFenOf(sql`${paymentId}::integer`)} AS total`.execute(database);
  return rows[0]?.total ?? 0;
}

/** Refunds without a result that were not asked about since then, those that waited longest first. */
export const listOpenRefunds = (database: Queryable, { before, limit }: { before: Date; limit: number }) =>
  database
    .selectFrom('membershipRefund')
    .select(refundColumns)
    .where('state', '=', 'requested')
    .where((is) => is.or([is('checkedAt', 'is', null), is('checkedAt', '<=', before)]))
    .orderBy(sql`checked_at NULLS FIRST`)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function listPayments(
  database: Queryable,
  state: PaymentRowState | undefined,
  page: PageRequest,
) {
  const selectListed = () =>
    database
      .selectFrom('membershipPayment as payment')
      .$if(state !== undefined, (query) => query.where('payment.state', '=', state ?? 'held'));
  const rows = await selectListed()
    .leftJoin('membershipOrder as order', 'order.id', 'payment.orderId')
    .leftJoin('userAccount', 'userAccount.id', 'order.userId')
    .leftJoin('membershipRefund as refund', (join) =>
      join
        .onRef('refund.paymentId', '=', 'payment.id')
        .on('refund.state', '<>', 'closed')
        .on('refund.isOfProvider', '=', false),
    )
    .select(['payment.id', 'payment.provider', 'payment.reference', 'payment.orderNumber'])
    .select(['payment.amountFen', 'payment.paidAt', 'payment.state', 'payment.holdReason'])
    .select(['order.amountFen as orderAmountFen', 'order.userId', 'userAccount.username'])
    .select(['refund.state as refundState', 'refund.failure as refundFailure'])
    .select(returnedFenOf(sql.ref('payment.id')).as('returnedFen'))
    .orderBy('payment.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await selectListed()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type ListedPaymentRow = Awaited<ReturnType<typeof listPayments>>['rows'][number];
