import type { Queryable, Tables } from '@touchstone/database';
import type { Insertable, Updateable } from 'kysely';

export async function insertTraining(
  transaction: Queryable,
  training: Insertable<Tables['training']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('training')
    .values(training)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTraining(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['training']>,
) {
  await transaction.updateTable('training').set(changes).where('id', '=', id).execute();
}

export async function deleteTraining(transaction: Queryable, id: number) {
  await transaction.deleteFrom('training').where('id', '=', id).execute();
}
