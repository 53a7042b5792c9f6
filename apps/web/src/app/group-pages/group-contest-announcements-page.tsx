import { ContestAnnouncements } from '../admin-pages/contest-announcements.tsx';
import { GroupContestById } from './group-contest-admin.tsx';

export function Component() {
  return (
    <GroupContestById>
      {({ group, contestId }) => (
        <ContestAnnouncements key={contestId} scope={{ groupId: group.id }} contestId={contestId} />
      )}
    </GroupContestById>
  );
}
