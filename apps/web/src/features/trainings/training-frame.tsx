import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { TrainingHeader } from './header/training-header.tsx';
import { trainingMessages } from './training-messages.ts';
import { TabClosed, TabNotShown } from './training-states.tsx';
import { listShownTabs, type TrainingTab } from './training-tabs.ts';
import { useTraining } from './use-training.ts';

interface TrainingFrameProps {
  tab: TrainingTab;
  children: ReactNode;
}

/** Header and tabs around a page of a training. Data of a closed tab is not requested. */
export function TrainingFrame({ tab, children }: TrainingFrameProps) {
  const m = useMessages(trainingMessages);
  const state = useTraining();
  const tabs = listShownTabs(state).map(({ tab: key, path, isOpen }) => ({
    key,
    name: m.tabNames[key],
    to: `${state.base}${path}`,
    closedReason: isOpen ? undefined : m.needsPassword,
  }));
  return (
    <PageContainer>
      <TrainingHeader />
      <TabBar label={m.tabs} tabs={tabs} current={tab} />
      <ClosedOr tab={tab}>{children}</ClosedOr>
    </PageContainer>
  );
}

function ClosedOr({ tab, children }: TrainingFrameProps) {
  const state = useTraining();
  const shown = listShownTabs(state).find((one) => one.tab === tab);
  if (shown?.isOpen === true) return children;
  return shown === undefined ? <TabNotShown /> : <TabClosed />;
}
