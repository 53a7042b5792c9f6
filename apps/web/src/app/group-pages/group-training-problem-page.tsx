import { ProblemLoading } from '../../features/problem/problem-loading.tsx';
import { Component as TrainingProblemPage } from '../training-pages/training-problem-page.tsx';
import { GroupMembersOnly } from './group-members-only.tsx';

/** The page of a problem inside a training of a group. */
export function Component() {
  return (
    <GroupMembersOnly loading={<ProblemLoading />}>
      <TrainingProblemPage />
    </GroupMembersOnly>
  );
}
