import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { groupMessages } from './group-messages.ts';
import { TabClosed } from './group-states.tsx';
import { GroupHeader } from './header/group-header.tsx';
import { GroupTabBar } from './tabs/group-tab-bar.tsx';
import { isAdminTab, type GroupTab } from './tabs/group-tabs.ts';
import { useGroup } from './use-group.ts';

interface GroupFrameProps {
  /** The tab that the page belongs to. */
  tab: GroupTab;
  /** Full for wide tables and forms. */
  width?: 'list' | 'full';
  children: ReactNode;
}

const banned = 1;

/** Header and tabs around a page of a group. Data of a closed tab is not requested. */
export function GroupFrame({ tab, width = 'list', children }: GroupFrameProps) {
  const m = useMessages(groupMessages);
  const { group } = useGroup();
  return (
    <PageContainer width={width}>
      <GroupHeader />
      <GroupTabBar current={tab} />
      {group.status === banned && <FormAlert kind="warning">{m.banned}</FormAlert>}
      <ClosedOr tab={tab}>{children}</ClosedOr>
    </PageContainer>
  );
}

function ClosedOr({ tab, children }: Pick<GroupFrameProps, 'tab' | 'children'>) {
  const { isStandingKnown, isMember, isAdmin, isRoot } = useGroup();
  const isOpen = { announcements: isAdmin, setting: isRoot, home: true }[tab as string] ?? isMember;
  if (isOpen) return children;
  if (!isStandingKnown)
    return (
      <div aria-busy="true">
        <RowsSkeleton rows={6} />
      </div>
    );
  return <TabClosed isForAdmins={isMember && isAdminTab(tab)} />;
}
