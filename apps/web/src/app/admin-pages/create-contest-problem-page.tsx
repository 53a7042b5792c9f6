import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { CreateContestProblem } from './create-contest-problem.tsx';

export function Component() {
  const contestId = Number(useParams()['contestId']);
  return (
    <PageContainer width="full">
      <CreateContestProblem group={undefined} contestId={contestId} />
    </PageContainer>
  );
}
