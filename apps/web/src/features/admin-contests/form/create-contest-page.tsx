import { PageContainer } from '../../../ui/page-container.tsx';
import { CreateContest } from './create-contest.tsx';

const site = {};

export function Component() {
  return (
    <PageContainer width="full">
      <CreateContest scope={site} />
    </PageContainer>
  );
}
