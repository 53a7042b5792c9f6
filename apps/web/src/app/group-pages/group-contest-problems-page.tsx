import { ContestProblems } from '../../features/admin-contests/problems/contest-problems.tsx';
import { GroupContestById } from './group-contest-admin.tsx';

export function Component() {
  return (
    <GroupContestById>
      {({ group, contestId }) => (
        <ContestProblems key={contestId} scope={{ groupId: group.id }} contestId={contestId} />
      )}
    </GroupContestById>
  );
}
