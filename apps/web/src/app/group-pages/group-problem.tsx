import { useParams } from 'react-router';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { ProblemScreen } from '../../features/problem/problem-screen.tsx';

/** A problem in its group for members, else the reason why not. A member who is removed sees it at once. */
export function GroupProblem({ isFullScreen }: { isFullScreen: boolean }) {
  const problemId = useParams()['problemID'] ?? '';
  const { groupId, isMember, isStandingKnown } = useGroup();
  if (!isStandingKnown) return <ProblemLoading />;
  if (!isMember) return <GroupFrame tab="problems">{null}</GroupFrame>;
  return <ProblemScreen problemId={problemId} context={{ groupId }} isFullScreen={isFullScreen} />;
}
