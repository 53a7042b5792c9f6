import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { TrainingLoader } from '../../features/trainings/training-loader.tsx';
import { TrainingProblem } from './training-problem.tsx';

/** The page of a problem inside a training. It connects two features that do not import each other. */
export function Component() {
  return (
    <TrainingLoader loading={<ProblemLoading />}>
      <TrainingProblem isFullScreen={false} />
    </TrainingLoader>
  );
}
