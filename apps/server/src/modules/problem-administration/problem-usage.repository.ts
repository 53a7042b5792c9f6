import { sql, type Queryable } from '@touchstone/database';

/** Newest first. */
const listContestsOf = (database: Queryable, problemIds: readonly number[]) =>
  database
    .selectFrom('contestProblem')
    .innerJoin('contest', 'contest.id', 'contestProblem.contestId')
    .select(['contestProblem.problemId', 'contest.id', 'contest.title', 'contest.startAt', 'contest.endAt'])
    .select('contest.groupId')
    .where('contestProblem.problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .orderBy('contest.startAt', 'desc')
    .orderBy('contest.id', 'desc')
    .execute();

export type UsingContest = Omit<Awaited<ReturnType<typeof listContestsOf>>[number], 'problemId'>;

/** Newest first. */
const listTrainingsOf = (database: Queryable, problemIds: readonly number[]) =>
  database
    .selectFrom('trainingProblem')
    .innerJoin('training', 'training.id', 'trainingProblem.trainingId')
    .select(['trainingProblem.problemId', 'training.id', 'training.groupId'])
    .select(['training.title', 'training.titleTranslations'])
    .where('trainingProblem.problemId', '=', sql<number>`ANY(${problemIds}::bigint[])`)
    .orderBy('training.id', 'desc')
    .execute();

export type UsingTraining = Omit<Awaited<ReturnType<typeof listTrainingsOf>>[number], 'problemId'>;

/** The contests and trainings that contain a problem. */
export interface ProblemUses {
  contests: readonly UsingContest[];
  trainings: readonly UsingTraining[];
}

const unused: ProblemUses = { contests: [], trainings: [] };

/** Finds the uses of each of these problems. */
export async function loadUsage(
  database: Queryable,
  problemIds: readonly number[],
): Promise<(problemId: number) => ProblemUses> {
  if (problemIds.length === 0) return () => unused;
  const [contests, trainings] = await Promise.all([
    listContestsOf(database, problemIds),
    listTrainingsOf(database, problemIds),
  ]);
  const contestsOf = Map.groupBy(contests, ({ problemId }) => problemId);
  const trainingsOf = Map.groupBy(trainings, ({ problemId }) => problemId);
  return (id) => ({ contests: contestsOf.get(id) ?? [], trainings: trainingsOf.get(id) ?? [] });
}

export const isUsed = ({ contests, trainings }: ProblemUses): boolean =>
  contests.length + trainings.length > 0;
