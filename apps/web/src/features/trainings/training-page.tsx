/**
 * One page component renders every tab of a training, so that header and countdown survive tab changes. The route decides
 * the tab. The same page serves trainings of the site and of groups.
 */
import { Suspense } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { tabBodies } from './tab-bodies.tsx';
import { TrainingFrame } from './training-frame.tsx';
import { TrainingLoader } from './training-loader.tsx';
import { trainingMessages } from './training-messages.ts';
import { tabOfRoute, type TrainingTab } from './training-tabs.ts';
import { useTraining } from './use-training.ts';

export function Component() {
  const tab = tabOfRoute(useRouteHandle()?.name);
  return (
    <TrainingLoader>
      <TabPage tab={tab} />
    </TrainingLoader>
  );
}

function TabPage({ tab }: { tab: TrainingTab }) {
  const { training } = useTraining();
  const { tabNames } = useMessages(trainingMessages);
  usePageTitle(tab === 'overview' ? training.title : `${training.title} · ${tabNames[tab]}`);
  const Body = tabBodies[tab];
  return (
    <TrainingFrame tab={tab}>
      <Suspense fallback={<BodyLoading />}>
        <Body />
      </Suspense>
    </TrainingFrame>
  );
}

const BodyLoading = () => (
  <div aria-busy="true">
    <RowsSkeleton rows={6} />
  </div>
);
