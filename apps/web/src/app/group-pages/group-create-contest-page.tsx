import { CreateContest } from '../../features/admin-contests/form/create-contest.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { GroupAdminPage } from './group-admin-page.tsx';

export function Component() {
  return (
    <GroupAdminPage tab="contests">
      <NewContest />
    </GroupAdminPage>
  );
}

function NewContest() {
  const { groupId } = useGroup();
  return <CreateContest scope={{ groupId }} />;
}
