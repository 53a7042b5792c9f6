import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { ContestAnnouncements } from './contest-announcements.tsx';

const site = {};

export function Component() {
  const contestId = Number(useParams()['contestId']);
  return (
    <PageContainer width="full">
      <ContestAnnouncements scope={site} contestId={contestId} />
    </PageContainer>
  );
}
