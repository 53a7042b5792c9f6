import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PageContainer } from '../../ui/page-container.tsx';
import { contestQuery } from './api/get-contest.ts';
import { useFreshClock } from '../../lib/contest-clock/use-fresh-clock.ts';
import { ContestProvider } from './contest-provider.tsx';
import { ContestFailed, ContestLoading, ContestMissing, isMissing } from './contest-states.tsx';
import { parseContestId } from './parse-contest-id.ts';

interface ContestLoaderProps {
  /** Placeholder while the contest loads; the default skeleton if omitted. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Loads the contest of the URL and provides it to its children, or shows the missing or failed state. */
export function ContestLoader(props: ContestLoaderProps) {
  const contestId = parseContestId(useParams()['contestID']);
  if (contestId === undefined)
    return (
      <PageContainer>
        <ContestMissing />
      </PageContainer>
    );
  return <ContestById key={contestId} contestId={contestId} {...props} />;
}

function ContestById({ contestId, loading, children }: ContestLoaderProps & { contestId: number }) {
  const { data, error, refetch } = useQuery(contestQuery(contestId));
  const retry = () => void refetch();
  useFreshClock(retry);
  if (data !== undefined) return <ContestProvider known={data}>{children}</ContestProvider>;
  if (error === null && loading !== undefined) return loading;
  return (
    <PageContainer>
      {error === null && <ContestLoading />}
      {error !== null && (isMissing(error) ? <ContestMissing /> : <ContestFailed onRetry={retry} />)}
    </PageContainer>
  );
}
