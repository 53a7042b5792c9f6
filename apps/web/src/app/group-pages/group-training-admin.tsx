import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGroup } from '../../features/groups/use-group.ts';
import { MissingTraining } from '../../features/trainings/training-states.tsx';
import { parseId } from '../../features/trainings/training-context.ts';
import { GroupAdminPage } from './group-admin-page.tsx';

interface ByIdProps {
  children: (groupId: number, trainingId: number) => ReactNode;
}

/** A page about one training of a group, for those who manage it. */
export function GroupTrainingById({ children }: ByIdProps) {
  return (
    <GroupAdminPage tab="trainings" isForAuthors>
      <ById>{children}</ById>
    </GroupAdminPage>
  );
}

function ById({ children }: ByIdProps) {
  const { groupId } = useGroup();
  const trainingId = parseId(useParams()['trainingID']);
  if (trainingId === undefined) return <MissingTraining groupId={groupId} />;
  return children(groupId, trainingId);
}
