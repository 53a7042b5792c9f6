/** Where teachers turned the assistant off, or limited its level. */
import type { HintLevel } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

/** Exactly one of the ids is set. */
export interface SwitchTarget {
  contestId: number | null;
  trainingId: number | null;
  groupId: number | null;
}

export interface AssistantSwitch {
  isOff: boolean;
  highestLevel: HintLevel | null;
}

const columnOf = ({ contestId, trainingId }: SwitchTarget) =>
  contestId !== null ? 'contestId' : trainingId !== null ? 'trainingId' : 'groupId';

export const findSwitch = (database: Queryable, target: SwitchTarget): Promise<AssistantSwitch | undefined> =>
  database
    .selectFrom('assistantSwitch')
    .select(['isOff', 'highestLevel'])
    .where(columnOf(target), '=', target[columnOf(target)])
    .executeTakeFirst();

export async function storeSwitch(
  database: Queryable,
  target: SwitchTarget,
  { isOff, highestLevel }: AssistantSwitch,
) {
  await database
    .insertInto('assistantSwitch')
    .values({ ...target, isOff, highestLevel })
    .onConflict((conflict) => conflict.column(columnOf(target)).doUpdateSet({ isOff, highestLevel }))
    .execute();
}

interface Where {
  userId: string;
  problemId: number;
  contestId: number | undefined;
  trainingId: number | undefined;
  groupIds: readonly number[];
}

/**
 * Those of the named contest, training and groups, and those of every training with this problem in which the user takes part:
 * a user does not get around the switch by opening the problem elsewhere.
 */
export function listSwitches(
  database: Queryable,
  { userId, problemId, contestId, trainingId, groupIds }: Where,
): Promise<AssistantSwitch[]> {
  return database
    .selectFrom('assistantSwitch')
    .select(['isOff', 'highestLevel'])
    .where((where) =>
      where.or([
        where('contestId', '=', contestId ?? -1),
        where('trainingId', '=', trainingId ?? -1),
        where('groupId', 'in', [-1, ...groupIds]),
        where.exists(
          where
            .selectFrom('trainingParticipant')
            .innerJoin('trainingProblem', 'trainingProblem.trainingId', 'trainingParticipant.trainingId')
            .select('trainingParticipant.trainingId')
            .whereRef('trainingParticipant.trainingId', '=', 'assistantSwitch.trainingId')
            .where('trainingParticipant.userId', '=', userId)
            .where('trainingProblem.problemId', '=', problemId),
        ),
      ]),
    )
    .execute();
}
