import { useMemo } from 'react';
import { useGroup } from '../../features/groups/use-group.ts';
import { SubmissionList } from '../../features/submissions/submission-list-page.tsx';

/** The submissions to problems of the group. It connects two features that do not import each other. */
export function GroupSubmissionsTab() {
  const { groupId } = useGroup();
  const context = useMemo(() => ({ groupId }), [groupId]);
  return <SubmissionList context={context} />;
}
