import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ProblemScreen } from '../../features/problem/problem-screen.tsx';
import { TrainingBar } from '../../features/trainings/header/training-bar.tsx';
import { TrainingFrame } from '../../features/trainings/training-frame.tsx';
import { useTraining } from '../../features/trainings/use-training.ts';

const renderHead = (strip: ReactNode) => <TrainingBar>{strip}</TrainingBar>;

/** A problem in its training if the viewer may enter, else the reason why not. */
export function TrainingProblem({ isFullScreen }: { isFullScreen: boolean }) {
  const problemId = useParams()['problemID'] ?? '';
  const { context, canEnter } = useTraining();
  if (!canEnter) return <TrainingFrame tab="problems">{null}</TrainingFrame>;
  return (
    <ProblemScreen problemId={problemId} context={context} isFullScreen={isFullScreen} head={renderHead} />
  );
}
