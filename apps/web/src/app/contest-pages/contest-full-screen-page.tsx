import { ContestLoader } from '../../features/contest/contest-loader.tsx';
import { FullScreen } from '../../features/problem/full-screen-page.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { ContestProblem } from './contest-problem.tsx';

/** Focus mode of a problem inside a contest: the contest clock stays visible, the rest of the shell is hidden. */
export function Component() {
  return (
    <FullScreen>
      <ContestLoader loading={<ProblemLoading />}>
        <ContestProblem isFullScreen />
      </ContestLoader>
    </FullScreen>
  );
}
