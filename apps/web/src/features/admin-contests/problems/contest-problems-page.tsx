import { useParams } from 'react-router';
import { PageContainer } from '../../../ui/page-container.tsx';
import { ContestProblems } from './contest-problems.tsx';

const site = {};

export function Component() {
  const contestId = Number(useParams()['contestId']);
  return (
    <PageContainer width="full">
      <ContestProblems scope={site} contestId={contestId} />
    </PageContainer>
  );
}
