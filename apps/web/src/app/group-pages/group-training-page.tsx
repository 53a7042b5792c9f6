import { Component as TrainingPage } from '../../features/trainings/training-page.tsx';
import { TrainingLoading } from '../../features/trainings/training-states.tsx';
import { GroupMembersOnly } from './group-members-only.tsx';

/** The pages of a training inside its group. */
export function Component() {
  return (
    <GroupMembersOnly loading={<TrainingLoading />}>
      <TrainingPage />
    </GroupMembersOnly>
  );
}
