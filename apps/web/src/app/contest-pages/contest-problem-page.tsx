import { ContestLoader } from '../../features/contest/contest-loader.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { ContestProblem } from './contest-problem.tsx';

/** The page of a problem inside a contest. It connects two features that do not import each other. */
export function Component() {
  return (
    <ContestLoader loading={<ProblemLoading />}>
      <ContestProblem isFullScreen={false} />
    </ContestLoader>
  );
}
