import { ContestLoader } from '../../features/contest/contest-loader.tsx';
import { ContestBar } from '../../features/contest/header/contest-bar.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { ContestProblem } from './contest-problem.tsx';

/** The page of a problem inside a contest. It connects two features that do not import each other. */
export function Component() {
  return (
    <ContestLoader loading={<ProblemLoading hasTabs />}>
      <ContestProblem isFullScreen={false} head={<ContestBar tab="problems" />} />
    </ContestLoader>
  );
}
