import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGroup } from '../../features/groups/use-group.ts';
import type { FormGroup } from '../../features/problem-form/form-mode.ts';
import { GroupAdminPage } from './group-admin-page.tsx';

interface ManagedContest {
  group: FormGroup;
  contestId: number;
}

interface GroupContestByIdProps {
  children: (contest: ManagedContest) => ReactNode;
}

/** A page about one contest of a group, for those who manage it. */
export function GroupContestById({ children }: GroupContestByIdProps) {
  return (
    <GroupAdminPage tab="contests" isForAuthors>
      <ById>{children}</ById>
    </GroupAdminPage>
  );
}

function ById({ children }: GroupContestByIdProps) {
  const {
    groupId,
    group: { shortName },
  } = useGroup();
  const group = useMemo(() => ({ id: groupId, shortName }), [groupId, shortName]);
  // An invalid id finds no contest.
  const contestId = Number(useParams()['contestID']);
  return children({ group, contestId });
}
