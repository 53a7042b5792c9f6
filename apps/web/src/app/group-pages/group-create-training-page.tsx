import { CreateTraining } from '../../features/admin-trainings/form/create-training.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { GroupAdminPage } from './group-admin-page.tsx';

export function Component() {
  return (
    <GroupAdminPage tab="trainings">
      <NewTraining />
    </GroupAdminPage>
  );
}

function NewTraining() {
  const { groupId } = useGroup();
  return <CreateTraining scope={{ groupId }} />;
}
