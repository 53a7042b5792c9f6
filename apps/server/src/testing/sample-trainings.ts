/** Inserts trainings as the calls of trainings store them. Progress is computed by the calls and verdicts that follow. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import type { TestServer } from './test-server.ts';

type Site = Pick<TestServer, 'platform'>;

/** By default a public training outside groups that is shown. */
export async function addTraining(
  { platform }: Site,
  {
    problemIds = [],
    ...changes
  }: Partial<Insertable<Tables['training']>> & { problemIds?: readonly number[] } = {},
): Promise<number> {
  const { id } = await platform.database
    .insertInto('training')
    .values({ title: 'A training', ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, problemId] of problemIds.entries())
    await platform.database
      .insertInto('trainingProblem')
      .values({ trainingId: id, problemId, rank: index + 1 })
      .execute();
  return id;
}

export async function addRegistration(
  { platform }: Site,
  registration: { trainingId: number; userId: string; isDisabled?: boolean },
) {
  await platform.database
    .insertInto('trainingParticipant')
    .values({ registeredAt: platform.clock(), ...registration })
    .execute();
}
