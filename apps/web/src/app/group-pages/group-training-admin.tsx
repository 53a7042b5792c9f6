import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { TabClosed } from '../../features/groups/group-states.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { MissingTraining } from '../../features/trainings/training-states.tsx';
import { parseId } from '../../features/trainings/training-context.ts';

interface GroupTrainingAdminProps {
  children: (groupId: number) => ReactNode;
}

/** A page of those who manage the trainings of a group, inside the frame of the group. */
export function GroupTrainingAdmin({ children }: GroupTrainingAdminProps) {
  return (
    <GroupLoader>
      <AdminPage>{children}</AdminPage>
    </GroupLoader>
  );
}

function AdminPage({ children }: GroupTrainingAdminProps) {
  const { groupId, isAdmin } = useGroup();
  return (
    <GroupFrame tab="trainings" width="full">
      {isAdmin ? children(groupId) : <TabClosed isForAdmins />}
    </GroupFrame>
  );
}

interface ByIdProps {
  children: (groupId: number, trainingId: number) => ReactNode;
}

/** The same for one training: the author manages it too, so the server decides. */
export function GroupTrainingById({ children }: ByIdProps) {
  return (
    <GroupLoader>
      <ById>{children}</ById>
    </GroupLoader>
  );
}

function ById({ children }: ByIdProps) {
  const { groupId } = useGroup();
  const trainingId = parseId(useParams()['trainingID']);
  if (trainingId === undefined) return <MissingTraining groupId={groupId} />;
  return (
    <GroupFrame tab="trainings" width="full">
      {children(groupId, trainingId)}
    </GroupFrame>
  );
}
