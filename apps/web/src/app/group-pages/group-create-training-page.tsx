import { CreateTraining } from '../../features/admin-trainings/form/create-training.tsx';
import { GroupTrainingAdmin } from './group-training-admin.tsx';

export function Component() {
  return <GroupTrainingAdmin>{(groupId) => <CreateTraining scope={{ groupId }} />}</GroupTrainingAdmin>;
}
