/** Finds the training problem for a submission. */
import { callError } from '../../platform/errors/call-error.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openTraining, type TrainingParts } from './open-training.ts';
import { findShownProblem } from './training-problems.repository.ts';

interface TrainingSubmission {
  trainingId: number;
  displayId: string;
  /** The group that the request names, if any. */
  groupId: number | undefined;
}

/** A submission in a training of a group belongs to the group, also if the request does not name it. */
export async function findTrainingTarget(
  parts: TrainingParts,
  viewer: Viewer,
  { trainingId, displayId, groupId }: TrainingSubmission,
) {
  const { training } = await openTraining(parts, viewer, trainingId);
  if (groupId !== undefined && groupId !== training.groupId) throw callError('trainingNotFound');
  const problem = await findShownProblem(parts.database, { trainingId, displayId });
  if (problem === undefined) throw callError('trainingProblemMissing');
  return { problemId: problem.id, trainingId, groupId: training.groupId };
}
