import type { ReactNode } from 'react';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { TabClosed } from '../../features/groups/group-states.tsx';
import type { GroupTab } from '../../features/groups/tabs/group-tabs.ts';
import { useGroup } from '../../features/groups/use-group.ts';

interface GroupAdminPageProps {
  tab: GroupTab;
  /** True: the author of the content manages it too, so the server decides. */
  isForAuthors?: boolean;
  children: ReactNode;
}

/** A page of those who manage the content of a group, inside the frame of the group. */
export function GroupAdminPage({ tab, isForAuthors = false, children }: GroupAdminPageProps) {
  return (
    <GroupLoader>
      <Frame tab={tab} isForAuthors={isForAuthors}>
        {children}
      </Frame>
    </GroupLoader>
  );
}

function Frame({ tab, isForAuthors, children }: Required<GroupAdminPageProps>) {
  const { isAdmin } = useGroup();
  return (
    <GroupFrame tab={tab} width="full">
      {isForAuthors || isAdmin ? children : <TabClosed isForAdmins />}
    </GroupFrame>
  );
}
