import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface NewBatch {
  kind: 'membership' | 'coupon';
  level: number | null;
  days: number | null;
  percentOff: number | null;
  fenOff: number | null;
  usesPerCode: number;
  expiresAt: Date | null;
  note: string;
  createdBy: string;
  createdAt: Date;
}

export async function insertBatch(
  transaction: Queryable,
  batch: NewBatch,
  codes: readonly { codeHash: Buffer; encryptedCode: Buffer }[],
): Promise<number> {
  const { id } = await transaction
    .insertInto('membershipCodeBatch')
    .values(batch)
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('membershipCode')
    .values(codes.map((code) => ({ ...code, batchId: id })))
    .execute();
  return id;
}

export async function listBatches(database: Queryable, page: PageRequest) {
  const rows = await database
    .selectFrom('membershipCodeBatch as batch')
    .leftJoin('userAccount', 'userAccount.id', 'batch.createdBy')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('membershipCode')
          .select((count) => [
            count.fn.countAll<number>().as('codeCount'),
            count.fn.coalesce(count.fn.sum<number>('useCount'), sql.lit(0)).as('useCount'),
          ])
          .whereRef('membershipCode.batchId', '=', 'batch.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(['batch.id', 'batch.kind', 'batch.level', 'batch.days', 'batch.percentOff', 'batch.fenOff'])
    .select(['batch.usesPerCode', 'batch.expiresAt', 'batch.disabledAt', 'batch.note', 'batch.createdAt'])
    .select(['userAccount.username as createdBy', 'counts.codeCount', 'counts.useCount'])
    .orderBy('batch.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const { total } = await database
    .selectFrom('membershipCodeBatch')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export type BatchRow = Awaited<ReturnType<typeof listBatches>>['rows'][number];

export const findBatch = (database: Queryable, id: number) =>
  database
    .selectFrom('membershipCodeBatch')
    .select(['id', 'usesPerCode', 'disabledAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export const setBatchDisabled = (transaction: Queryable, id: number, disabledAt: Date | null) =>
  transaction.updateTable('membershipCodeBatch').set({ disabledAt }).where('id', '=', id).execute();

export const listCodes = (database: Queryable, batchId: number) =>
  database
    .selectFrom('membershipCode')
    .select(['encryptedCode', 'useCount'])
    .where('batchId', '=', batchId)
    .orderBy('id')
    .execute();

/** Locks the code, so that its uses are counted one after another. */
export const lockCode = (transaction: Queryable, codeHash: Buffer) =>
  transaction
    .selectFrom('membershipCode as code')
    .innerJoin('membershipCodeBatch as batch', 'batch.id', 'code.batchId')
    .select(['code.id', 'code.useCount', 'batch.kind', 'batch.level', 'batch.days'])
    .select(['batch.percentOff', 'batch.fenOff', 'batch.usesPerCode', 'batch.expiresAt', 'batch.disabledAt'])
    .where('code.codeHash', '=', codeHash)
    .forUpdate('code')
    .executeTakeFirst();

export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockCode>>>;

export async function hasUsedCode(database: Queryable, codeId: number, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('membershipCodeUse')
    .select('codeId')
    .where('codeId', '=', codeId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller has locked the code. */
export async function recordCodeUse(
  transaction: Queryable,
  use: { codeId: number; userId: string; orderId: number | null; usedAt: Date },
) {
  await transaction.insertInto('membershipCodeUse').values(use).execute();
  await transaction
    .updateTable('membershipCode')
    .set((is) => ({ useCount: is('useCount', '+', 1) }))
    .where('id', '=', use.codeId)
    .execute();
}

/** Locks the code. Returns whether the user can use it once more. */
export async function isCodeFree(transaction: Queryable, codeId: number, userId: string): Promise<boolean> {
  const code = await transaction
    .selectFrom('membershipCode as code')
    .innerJoin('membershipCodeBatch as batch', 'batch.id', 'code.batchId')
    .select(['code.useCount', 'batch.usesPerCode'])
    .where('code.id', '=', codeId)
    .forUpdate('code')
    .executeTakeFirst();
  if (code === undefined || code.useCount >= code.usesPerCode) return false;
  return !(await hasUsedCode(transaction, codeId, userId));
}

/** The order was not paid: its coupon can be used again. */
export async function releaseCoupon(transaction: Queryable, orderId: number) {
  const released = await transaction
    .deleteFrom('membershipCodeUse')
    .where('orderId', '=', orderId)
    .returning('codeId')
    .execute();
  for (const { codeId } of released)
    await transaction
      .updateTable('membershipCode')
      .set((is) => ({ useCount: is('useCount', '-', 1) }))
      .where('id', '=', codeId)
      .execute();
}
