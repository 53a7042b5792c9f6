import { sql, type Queryable } from '@touchstone/database';

/** The number of ids per block: small enough to find a page quickly within it, large enough for few blocks. */
export const blockSize = 256;

/** Counts these blocks, or all. */
export function countBlocks(database: Queryable, blocks: number[] | undefined) {
  const block = sql<number>`submission.id / ${sql.lit(blockSize)}`;
  return database
    .selectFrom('submission')
    .select((select) => [block.as('block'), 'status', select.fn.countAll<number>().as('count')])
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .$if(blocks !== undefined, (query) =>
      query.innerJoin(sql<{ number: number }>`unnest(${blocks}::bigint[])`.as('wanted'), (join) =>
        join.on(
          sql<boolean>`submission.id >= wanted * ${sql.lit(blockSize)} AND submission.id < (wanted + 1) * ${sql.lit(blockSize)}`,
        ),
      ),
    )
    .groupBy([block, 'status'])
    .execute();
}

export type BlockCountRow = Awaited<ReturnType<typeof countBlocks>>[number];

/** Returns zero for an empty table. */
export async function findNewestId(database: Queryable): Promise<number> {
  const row = await database
    .selectFrom('submission')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
