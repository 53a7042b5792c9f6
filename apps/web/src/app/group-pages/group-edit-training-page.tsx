import { EditTraining } from '../../features/admin-trainings/form/edit-training.tsx';
import { GroupTrainingById } from './group-training-admin.tsx';

export function Component() {
  return (
    <GroupTrainingById>
      {(groupId, trainingId) => <EditTraining key={trainingId} scope={{ groupId }} trainingId={trainingId} />}
    </GroupTrainingById>
  );
}
