import { TrainingProblems } from '../../features/admin-trainings/problems/training-problems.tsx';
import { GroupTrainingById } from './group-training-admin.tsx';

export function Component() {
  return (
    <GroupTrainingById>
      {(groupId, trainingId) => (
        <TrainingProblems key={trainingId} scope={{ groupId }} trainingId={trainingId} />
      )}
    </GroupTrainingById>
  );
}
