import { PageContainer } from '../../../ui/page-container.tsx';
import { CreateTraining } from './create-training.tsx';

const site = {};

export function Component() {
  return (
    <PageContainer width="full">
      <CreateTraining scope={site} />
    </PageContainer>
  );
}
