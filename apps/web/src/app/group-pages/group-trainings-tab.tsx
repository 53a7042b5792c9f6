import { useSearchParams } from 'react-router';
import { GroupManagedTrainings } from '../../features/admin-trainings/list/group-managed-trainings.tsx';
import { createUrl, manageListUrl } from '../../features/admin-trainings/training-scope.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { GroupTrainings } from '../../features/trainings/list/group-trainings.tsx';
import { trainingListUrl } from '../../features/trainings/training-context.ts';
import { GroupAdminBar } from './group-admin-bar.tsx';

/** The trainings of a group. Its administrators switch between what members see and all of them. */
export function GroupTrainingsTab() {
  const { groupId, isAdmin } = useGroup();
  const [parameters] = useSearchParams();
  const isManaged = isAdmin && parameters.get('view') === 'manage';
  const urls = {
    list: trainingListUrl(groupId),
    manage: manageListUrl({ groupId }),
    create: createUrl({ groupId }),
  };
  return (
    <>
      {isAdmin && <GroupAdminBar content="trainings" isManaged={isManaged} urls={urls} />}
      {isManaged ? <GroupManagedTrainings groupId={groupId} /> : <GroupTrainings groupId={groupId} />}
    </>
  );
}
