import { useParams } from 'react-router';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { SubmissionById } from '../../features/submissions/submission-page.tsx';

/** A submission inside its group. It connects two features that do not import each other. */
export function Component() {
  return (
    <GroupLoader>
      <GroupSubmission />
    </GroupLoader>
  );
}

function GroupSubmission() {
  const { groupId } = useGroup();
  const submitId = useParams()['submitID'];
  return (
    <GroupFrame tab="submissions">
      <SubmissionById text={submitId} groupId={groupId} />
    </GroupFrame>
  );
}
