import { useParams } from 'react-router';
import { PageContainer } from '../../../ui/page-container.tsx';
import { TrainingProblems } from './training-problems.tsx';

const site = {};

export function Component() {
  const trainingId = Number(useParams()['trainingId']);
  return (
    <PageContainer width="full">
      <TrainingProblems key={trainingId} scope={site} trainingId={trainingId} />
    </PageContainer>
  );
}
