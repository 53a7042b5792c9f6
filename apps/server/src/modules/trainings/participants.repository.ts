import type { Queryable } from '@touchstone/database';

interface Participation {
  trainingId: number;
  userId: string;
}

/** Returns false when the user was already registered. A member of the group with results has a row already. */
export async function insertRegistration(
  transaction: Queryable,
  { trainingId, userId, registeredAt }: Participation & { registeredAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('trainingParticipant')
    .values({ trainingId, userId, registeredAt })
    .onConflict((conflict) =>
      conflict
        .columns(['trainingId', 'userId'])
        .doUpdateSet({ registeredAt, isDisabled: false })
        .where('trainingParticipant.registeredAt', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns false when the user is not registered. */
export async function setDisabled(
  transaction: Queryable,
  { trainingId, userId, isDisabled }: Participation & { isDisabled: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('trainingParticipant')
    .set({ isDisabled })
    .where('trainingId', '=', trainingId)
    .where('userId', '=', userId)
    .where('registeredAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Removes one registration, or all. Outside groups the cells go with the row; in a group they stay, because they do not
 * depend on a registration. Returns the number of removed registrations.
 */
export async function deleteRegistrations(
  transaction: Queryable,
  { trainingId, groupId, userId }: { trainingId: number; groupId: number | null; userId?: string },
): Promise<number> {
  if (groupId === null) {
    const { numDeletedRows } = await transaction
      .deleteFrom('trainingParticipant')
      .where('trainingId', '=', trainingId)
      .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
  const { numUpdatedRows } = await transaction
    .updateTable('trainingParticipant')
    .set({ registeredAt: null, isDisabled: false })
    .where('trainingId', '=', trainingId)
    .where('registeredAt', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
