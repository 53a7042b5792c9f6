import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { contestQuery } from './api/get-contest.ts';
import { useFreshClock } from '../../lib/contest-clock/use-fresh-clock.ts';
import { ContestProvider } from './contest-provider.tsx';
import { ContestFailed, ContestLoading, ContestMissing, isMissing } from './contest-states.tsx';
import { readContestId } from './read-contest-id.ts';

interface ContestPlaceProps {
  /** What stands until the contest is known; the usual skeleton where nothing is said. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Whatever lies inside the contest of the address. Where there is none to show, it says so. */
export function ContestPlace(props: ContestPlaceProps) {
  const contestId = readContestId(useParams()['contestID']);
  if (contestId === undefined)
    return (
      <PageContainer>
        <ContestMissing />
      </PageContainer>
    );
  return <ContestById key={contestId} contestId={contestId} {...props} />;
}

function ContestById({ contestId, loading, children }: ContestPlaceProps & { contestId: number }) {
  const { data, error, refetch } = useQuery(contestQuery(contestId));
  const again = () => void refetch();
  useFreshClock(again);
  if (data !== undefined) return <ContestProvider known={data}>{children}</ContestProvider>;
  if (error === null && loading !== undefined) return loading;
  return (
    <PageContainer>
      {error === null && <ContestLoading />}
      {error !== null && (isMissing(error) ? <ContestMissing /> : <ContestFailed onRetry={again} />)}
    </PageContainer>
  );
}
