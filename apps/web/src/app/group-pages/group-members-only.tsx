import type { ReactNode } from 'react';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { useGroup } from '../../features/groups/use-group.ts';

interface GroupMembersOnlyProps {
  /** Placeholder while the group loads. */
  loading: ReactNode;
  children: ReactNode;
}

/**
 * A page inside a group that has a frame of its own. The menu of the top bar shows the tabs of the group, and a member who is
 * removed sees the closed state at once.
 */
export function GroupMembersOnly({ loading, children }: GroupMembersOnlyProps) {
  return (
    <GroupLoader loading={loading}>
      <OpenOrClosed>{children}</OpenOrClosed>
    </GroupLoader>
  );
}

function OpenOrClosed({ children }: Pick<GroupMembersOnlyProps, 'children'>) {
  const { isStandingKnown, isMember } = useGroup();
  return isStandingKnown && !isMember ? <GroupFrame tab="trainings">{null}</GroupFrame> : children;
}
