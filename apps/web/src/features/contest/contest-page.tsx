/**
 * One page component renders every tab of a contest, so that header, tabs, countdown and the announcement
 * query survive tab changes. The route decides the tab.
 */
import { Suspense } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { ContestFrame } from './contest-frame.tsx';
import { ContestLoader } from './contest-loader.tsx';
import { tabBodies } from './tab-bodies.tsx';
import { tabOfRoute, type ContestTab } from './tabs/contest-tabs.ts';
import { tabMessages } from './tabs/tab-messages.ts';
import { useContest } from './use-contest.ts';

export function Component() {
  const tab = tabOfRoute(useRouteHandle()?.name);
  return (
    <ContestLoader>
      <TabPage tab={tab} />
    </ContestLoader>
  );
}

function TabPage({ tab }: { tab: ContestTab }) {
  const { contest } = useContest();
  const names = useMessages(tabMessages);
  usePageTitle(tab === 'overview' ? contest.title : `${contest.title} · ${names[tab]}`);
  const Body = tabBodies[tab];
  return (
    <ContestFrame tab={tab}>
      <Suspense fallback={<BodyLoading />}>{Body !== undefined && <Body />}</Suspense>
    </ContestFrame>
  );
}

const BodyLoading = () => (
  <div aria-busy="true">
    <RowsSkeleton rows={6} />
  </div>
);
