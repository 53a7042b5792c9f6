import { CreateContestProblem } from '../admin-pages/create-contest-problem.tsx';
import { GroupContestById } from './group-contest-admin.tsx';

export function Component() {
  return (
    <GroupContestById>
      {({ group, contestId }) => <CreateContestProblem key={contestId} group={group} contestId={contestId} />}
    </GroupContestById>
  );
}
