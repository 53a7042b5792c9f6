import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { GroupProblem } from './group-problem.tsx';

/** The page of a problem inside a group. It connects two features that do not import each other. */
export function Component() {
  return (
    <GroupLoader loading={<ProblemLoading />}>
      <GroupProblem isFullScreen={false} />
    </GroupLoader>
  );
}
