import { useParams } from 'react-router';
import { PageContainer } from '../../../ui/page-container.tsx';
import { EditTraining } from './edit-training.tsx';

const site = {};

export function Component() {
  const trainingId = Number(useParams()['trainingId']);
  return (
    <PageContainer width="full">
      <EditTraining key={trainingId} scope={site} trainingId={trainingId} />
    </PageContainer>
  );
}
