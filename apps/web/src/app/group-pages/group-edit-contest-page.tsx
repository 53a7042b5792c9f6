import { EditContest } from '../../features/admin-contests/form/edit-contest.tsx';
import { GroupContestById } from './group-contest-admin.tsx';

export function Component() {
  return (
    <GroupContestById>
      {({ group, contestId }) => (
        <EditContest key={contestId} scope={{ groupId: group.id }} contestId={contestId} />
      )}
    </GroupContestById>
  );
}
