import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { FullScreen } from '../../features/problem/full-screen-page.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { GroupProblem } from './group-problem.tsx';

/** Focus mode of a problem inside a group. */
export function Component() {
  return (
    <FullScreen>
      <GroupLoader loading={<ProblemLoading />}>
        <GroupProblem isFullScreen />
      </GroupLoader>
    </FullScreen>
  );
}
