export { deleteRegistrations } from './participants.repository.ts';
export { loadTrainingFacts } from './open-training.ts';
export { toLatePercent } from './change-due-date.ts';
export { loadOwnCells } from './own-progress.ts';
export { openTraining, trainingRefusals, type TrainingParts } from './open-training.ts';
export { listTrainingIdsWith } from './progress/problem-changes.repository.ts';
export { recountTrainings, recountTrainingsWith } from './progress/problem-changes.ts';
export {
  lockProblemsOfTraining,
  lockTraining,
  type CountingTraining,
} from './progress/progress.repository.ts';
export { confirmMovedMarks, countLearners } from './progress/confirm-moved-marks.ts';
export { recomputeProgress, updateProgress } from './progress/update-progress.ts';
export { findTrainingTarget } from './submit-target.ts';
export { listShownProblems } from './training-problems.repository.ts';
export { addTrainingTopic } from './training-topic.ts';
export { dueAtOf, lateFactorOf, presentCategory } from './trainings.presenter.ts';
export { findTraining, isShownProblem, listCategories, type TrainingRow } from './trainings.repository.ts';
export { loadTrainingPage, registerTrainings } from './trainings.routes.ts';
export { deleteTraining, insertTraining, updateTraining } from './write-trainings.repository.ts';
