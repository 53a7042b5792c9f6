import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { useContest } from '../use-contest.ts';
import { boardProblemsQuery } from './api/list-board-problems.ts';
import { Board } from './board.tsx';

/** The scoreboard inside a contest, with the viewer's own row pinned. */
export function RankTab() {
  const { contestId, contest, clock, isAdmin, duties } = useContest();
  const { data, isError, refetch } = useQuery(boardProblemsQuery(contestId));
  if (data !== undefined)
    return (
      <Board
        side="inside"
        known={{ contest, clock }}
        problems={data}
        isAdmin={isAdmin}
        hasResults={duties.includes('results')}
      />
    );
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton rows={12} height={52} />;
}
