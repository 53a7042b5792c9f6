import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { EditContestProblem } from './edit-contest-problem.tsx';

export function Component() {
  const { contestId, problemId } = useParams();
  return (
    <PageContainer width="full">
      <EditContestProblem group={undefined} contestId={Number(contestId)} problemId={Number(problemId)} />
    </PageContainer>
  );
}
