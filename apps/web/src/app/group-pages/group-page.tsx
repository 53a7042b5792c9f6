/**
 * One page component renders every tab of a group, so that header, tabs and the group's data survive tab changes. The
 * route decides the tab. Tabs that show parts of other features are in this folder.
 */
import { Suspense } from 'react';
import { GroupFrame } from '../../features/groups/group-frame.tsx';
import { GroupLoader } from '../../features/groups/group-loader.tsx';
import { tabOfRoute, type GroupTab } from '../../features/groups/tabs/group-tabs.ts';
import { useGroup } from '../../features/groups/use-group.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { groupTabBodies } from './group-tab-bodies.tsx';

export function Component() {
  const tab = tabOfRoute(useRouteHandle()?.name);
  return (
    <GroupLoader>
      <TabPage tab={tab} />
    </GroupLoader>
  );
}

function TabPage({ tab }: { tab: GroupTab }) {
  const { group } = useGroup();
  usePageTitle(group.name);
  const Body = groupTabBodies[tab];
  return (
    <GroupFrame tab={tab}>
      <Suspense fallback={<BodyLoading />}>
        <Body />
      </Suspense>
    </GroupFrame>
  );
}

const BodyLoading = () => (
  <div aria-busy="true">
    <RowsSkeleton rows={6} />
  </div>
);
