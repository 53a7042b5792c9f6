import { sql, type Queryable } from '@touchstone/database';

/**
 * Serializes changes of the carousel: the limit holds, and no two pictures get one position. Reads continue.
 */
export async function lockCarousel(transaction: Queryable) {
  await sql`LOCK TABLE carousel_picture IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
}

export async function countCarouselPictures(transaction: Queryable) {
  const { total } = await transaction
    .selectFrom('carouselPicture')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Appends the picture after all others. */
export async function appendCarouselPicture(
  transaction: Queryable,
  { fileId, createdAt }: { fileId: number; createdAt: Date },
) {
  const { id } = await transaction
    .insertInto('carouselPicture')
    .values((select) => ({
      fileId,
      createdAt,
      position: select
        .selectFrom('carouselPicture')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findCarouselPicture = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('carouselPicture')
    .innerJoin('storedFile', 'storedFile.id', 'carouselPicture.fileId')
    .select(['fileId', 'storedFile.sha256', 'storedFile.sizeBytes', 'storedFile.mediaType'])
    .where('carouselPicture.id', '=', id)
    .executeTakeFirst();

export async function listCarouselOrder(transaction: Queryable): Promise<number[]> {
  const rows = await transaction
    .selectFrom('carouselPicture')
    .select('id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function setCarouselOrder(transaction: Queryable, ids: readonly number[]) {
  await sql`
    UPDATE carousel_picture SET position = arranged.position
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS arranged (id, position)
    WHERE carousel_picture.id = arranged.id`.execute(transaction);
}
