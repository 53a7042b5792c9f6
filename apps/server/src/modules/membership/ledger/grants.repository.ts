import type { GrantSource } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface NewGrant {
  userId: string;
  level: number;
  days: number | null;
  isAnnual: boolean;
  source: GrantSource;
  orderId?: number;
  codeId?: number;
  grantedBy?: string;
  note?: string;
  grantedAt: Date;
}

/** Locks the account: changes of one membership happen one after another. False if the account does not exist. */
export async function lockMember(transaction: Queryable, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export const listGrantsOf = (database: Queryable, userId: string) =>
  database
    .selectFrom('membershipGrant')
    .select(['level', 'days', 'isAnnual', 'grantedAt', 'cancelledAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

export const insertGrant = (transaction: Queryable, grant: NewGrant) =>
  transaction.insertInto('membershipGrant').values(grant).executeTakeFirst();

export const findGrant = (database: Queryable, id: number) =>
  database
    .selectFrom('membershipGrant')
    .select(['id', 'userId', 'level', 'days', 'orderId', 'cancelledAt'])
    .where('id', '=', id)
    .executeTakeFirst();

interface Cancellation {
  cancelledAt: Date | null;
  cancelledBy: string | null;
  cancelNote: string | null;
}

export const setCancellation = (transaction: Queryable, id: number, cancellation: Cancellation) =>
  transaction.updateTable('membershipGrant').set(cancellation).where('id', '=', id).execute();

export const findGrantOfOrder = (database: Queryable, orderId: number) =>
  database.selectFrom('membershipGrant').select('id').where('orderId', '=', orderId).executeTakeFirst();

export interface LedgerFilter {
  userId?: string | undefined;
  /** Part of a username. */
  keyword?: string | undefined;
}

const selectListed = (database: Queryable, { userId, keyword }: LedgerFilter) =>
  database
    .selectFrom('membershipGrant')
    .innerJoin('userAccount as member', 'member.id', 'membershipGrant.userId')
    .$if(userId !== undefined, (query) => query.where('membershipGrant.userId', '=', userId ?? ''))
    .$if(keyword !== undefined, (query) =>
      query.where((is) =>
        is(
          is.fn<number>('strpos', [
            is.fn('lower', ['member.username']),
            is.val((keyword ?? '').toLowerCase()),
          ]),
          '>',
          0,
        ),
      ),
    );

export async function listLedger(database: Queryable, filter: LedgerFilter, page: PageRequest) {
  const rows = await selectListed(database, filter)
    .leftJoin('userAccount as granter', 'granter.id', 'membershipGrant.grantedBy')
    .leftJoin('userAccount as canceller', 'canceller.id', 'membershipGrant.cancelledBy')
    .leftJoin('membershipOrder', 'membershipOrder.id', 'membershipGrant.orderId')
    .select(['membershipGrant.id', 'membershipGrant.userId', 'member.username'])
    .select([
      'membershipGrant.level',
      'membershipGrant.days',
      'membershipGrant.source',
      'membershipGrant.note',
    ])
    .select(['membershipGrant.grantedAt', 'membershipGrant.cancelledAt', 'membershipGrant.cancelNote'])
    .select(['membershipOrder.number as orderNumber'])
    .select(['granter.username as grantedBy', 'canceller.username as cancelledBy'])
    .orderBy('membershipGrant.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await selectListed(database, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type LedgerRow = Awaited<ReturnType<typeof listLedger>>['rows'][number];
