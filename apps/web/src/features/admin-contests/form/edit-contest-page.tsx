import { useParams } from 'react-router';
import { PageContainer } from '../../../ui/page-container.tsx';
import { EditContest } from './edit-contest.tsx';

const site = {};

export function Component() {
  const contestId = Number(useParams()['contestId']);
  return (
    <PageContainer width="full">
      <EditContest key={contestId} scope={site} contestId={contestId} />
    </PageContainer>
  );
}
