import { ContestPlace } from '../../features/contest/contest-place.tsx';
import { ContestBar } from '../../features/contest/header/contest-bar.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { ContestProblem } from './contest-problem.tsx';

/** The page of a problem inside a contest: two features that know nothing of each other meet here. */
export function Component() {
  return (
    <ContestPlace loading={<ProblemLoading hasTabs />}>
      <ContestProblem isFullScreen={false} head={<ContestBar tab="problems" />} />
    </ContestPlace>
  );
}
