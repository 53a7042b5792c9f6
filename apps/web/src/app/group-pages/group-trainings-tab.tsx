import { Button } from '@mantine/core';
import { IconList, IconPlus, IconSettings } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { GroupManagedTrainings } from '../../features/admin-trainings/list/group-managed-trainings.tsx';
import { createUrl, manageListUrl } from '../../features/admin-trainings/training-scope.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { GroupTrainings } from '../../features/trainings/list/group-trainings.tsx';
import { trainingListUrl } from '../../features/trainings/training-context.ts';
import { useMessages } from '../../lib/messages.ts';
import { groupTrainingMessages } from './group-training-messages.ts';
import classes from './group-trainings-tab.module.css';

const icon = { size: 16, stroke: 1.75 } as const;

/** The trainings of a group. Its administrators switch between what members see and all of them. */
export function GroupTrainingsTab() {
  const { groupId, isAdmin } = useGroup();
  const [parameters] = useSearchParams();
  const isManaged = isAdmin && parameters.get('view') === 'manage';
  return (
    <>
      {isAdmin && <AdminBar groupId={groupId} isManaged={isManaged} />}
      {isManaged ? <GroupManagedTrainings groupId={groupId} /> : <GroupTrainings groupId={groupId} />}
    </>
  );
}

function AdminBar({ groupId, isManaged }: { groupId: number; isManaged: boolean }) {
  const m = useMessages(groupTrainingMessages);
  return (
    <div className={classes['bar']}>
      <Button
        component={Link}
        to={isManaged ? trainingListUrl(groupId) : manageListUrl({ groupId })}
        variant="default"
        leftSection={isManaged ? <IconList {...icon} /> : <IconSettings {...icon} />}
      >
        {isManaged ? m.asMember : m.manage}
      </Button>
      <Button component={Link} to={createUrl({ groupId })} leftSection={<IconPlus {...icon} />}>
        {m.create}
      </Button>
    </div>
  );
}
