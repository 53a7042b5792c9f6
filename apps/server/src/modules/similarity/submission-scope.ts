/** The submissions of a target, for the job. Who may start it was checked when it was started. */
import type { Queryable } from '@touchstone/database';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import { findContest } from '../contests/index.ts';
import { findProblem } from '../problems/index.ts';
import { findTraining } from '../trainings/index.ts';
import type { TargetKey } from './similarity-target.ts';

export type SubmissionScope =
  | { contestId: number; from: Date; to: Date }
  /** `trainingId`: only of its participants. */
  | { groupId: number | null; trainingId: number | null };

/** Undefined: it was deleted. */
export async function findScope(
  database: Queryable,
  { kind, id }: TargetKey,
): Promise<SubmissionScope | undefined> {
  switch (kind) {
    case 'contest': {
      const contest = await findContest(database, id);
      return contest && { contestId: id, from: contest.startAt, to: contest.endAt };
    }
    case 'training': {
      const training = await findTraining(database, id);
      return training && { groupId: training.groupId, trainingId: hasParticipants(training) ? id : null };
    }
    case 'problem': {
      // Submissions in contests belong to the administrators of the contests.
      const problem = await findProblem(database, id);
      return problem && { groupId: problem.groupId, trainingId: null };
    }
    default:
      return kind satisfies never;
  }
}
