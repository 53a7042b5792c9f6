import { useParams } from 'react-router';
import { EditContestProblem } from '../admin-pages/edit-contest-problem.tsx';
import { GroupContestById } from './group-contest-admin.tsx';

export function Component() {
  const problemId = Number(useParams()['pid']);
  return (
    <GroupContestById>
      {({ group, contestId }) => (
        <EditContestProblem key={problemId} group={group} contestId={contestId} problemId={problemId} />
      )}
    </GroupContestById>
  );
}
