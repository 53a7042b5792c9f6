import type { Queryable } from '@touchstone/database';

/** The first entry counts. */
export async function insertEntry(
  database: Queryable,
  entry: { contestId: number; userId: string; enteredAt: Date },
) {
  await database
    .insertInto('contestParticipant')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .columns(['contestId', 'userId'])
        .doUpdateSet({ enteredAt: entry.enteredAt })
        .where('contestParticipant.enteredAt', 'is', null),
    )
    .execute();
}
