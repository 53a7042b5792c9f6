import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export async function insertPrint(
  transaction: Queryable,
  print: { contestId: number; userId: string; content: string; createdAt: Date },
) {
  await transaction.insertInto('contestPrint').values(print).execute();
}

/** Unprinted ones first, then newest first. */
export async function listPrints(database: Queryable, contestId: number, request: PageRequest) {
  const { total } = await database
    .selectFrom('contestPrint')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('contestId', '=', contestId)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('contestPrint')
    .innerJoin('userAccount', 'userAccount.id', 'contestPrint.userId')
    .select(['contestPrint.id', 'contestId', 'username', 'realname', 'isPrinted', 'contestPrint.createdAt'])
    .where('contestId', '=', contestId)
    .orderBy('isPrinted')
    .orderBy('contestPrint.createdAt', 'desc')
    .orderBy('contestPrint.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type PrintRow = Awaited<ReturnType<typeof listPrints>>['rows'][number];

/** Serialises concurrent updates of one print. */
export const lockPrint = (transaction: Queryable, { id, contestId }: { id: number; contestId: number }) =>
  transaction
    .selectFrom('contestPrint')
    .innerJoin('userAccount', 'userAccount.id', 'contestPrint.userId')
    .select(['isPrinted', 'username'])
    .where('contestPrint.id', '=', id)
    .where('contestId', '=', contestId)
    .forUpdate('contestPrint')
    .executeTakeFirst();

export async function markPrinted(transaction: Queryable, id: number) {
  await transaction.updateTable('contestPrint').set({ isPrinted: true }).where('id', '=', id).execute();
}

export const findPrint = (database: Queryable, id: number) =>
  database
    .selectFrom('contestPrint')
    .innerJoin('userAccount', 'userAccount.id', 'contestPrint.userId')
    .select(['contestPrint.contestId', 'contestPrint.content', 'userAccount.username'])
    .where('contestPrint.id', '=', id)
    .executeTakeFirst();
