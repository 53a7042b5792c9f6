import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { TabBar, TabCount } from '../../../ui/tab-bar/tab-bar.tsx';
import { groupSummaryQuery } from '../api/get-group-summary.ts';
import { groupMessages } from '../group-messages.ts';
import { useGroup } from '../use-group.ts';
import type { GroupTab } from './group-tabs.ts';
import { tabMessages } from './tab-messages.ts';
import { useShownTabs } from './use-shown-tabs.ts';

export function GroupTabBar({ current }: { current: GroupTab }) {
  const m = useMessages(groupMessages);
  const names = useMessages(tabMessages);
  const { groupId, isAdmin } = useGroup();
  const tabs = useShownTabs().map(({ tab, path, isOpen }) => ({
    key: tab,
    name: names[tab],
    to: `/group/${String(groupId)}${path}`,
    closedReason: isOpen ? undefined : m.membersOnly,
    badge: tab === 'members' && isAdmin && <ApplicationCount />,
  }));
  return <TabBar label={m.tabs} tabs={tabs} current={current} />;
}

/** Applications that wait for an answer. */
function ApplicationCount() {
  const m = useMessages(groupMessages);
  const { groupId } = useGroup();
  const count = useQuery(groupSummaryQuery(groupId)).data?.applicationCount ?? 0;
  return <TabCount count={count} label={m.openApplications(count)} />;
}
