import { FullScreen } from '../../features/problem/full-screen-page.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { TrainingLoader } from '../../features/trainings/training-loader.tsx';
import { TrainingProblem } from './training-problem.tsx';

/** Focus mode of a problem inside a training: the problems of the training stay visible, the shell is hidden. */
export function Component() {
  return (
    <FullScreen>
      <TrainingLoader loading={<ProblemLoading />}>
        <TrainingProblem isFullScreen />
      </TrainingLoader>
    </FullScreen>
  );
}
