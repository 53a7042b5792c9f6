import type { ReactNode } from 'react';
import { PageContainer } from '../../ui/page-container.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { AccountNotice } from './account-notice.tsx';
import { AnnouncementNotices } from './announcements/announcement-notices.tsx';
import { TabClosed, TabNotShown } from './contest-states.tsx';
import { ContestHeader } from './header/contest-header.tsx';
import { DisplaySettings } from './header/display-settings.tsx';
import { EditLinks } from './header/edit-links.tsx';
import { GroupLink } from './header/group-link.tsx';
import type { ContestTab } from './tabs/contest-tabs.ts';
import { PublishResults } from './publish/publish-results.tsx';
import { ExamNotice } from './sign-ins/exam-notice.tsx';
import { TabBar } from './tabs/tab-bar.tsx';
import { useShownTabs } from './tabs/use-shown-tabs.ts';
import { useContest } from './use-contest.ts';

interface ContestFrameProps {
  /** The tab that the page belongs to. */
  tab: ContestTab;
  children: ReactNode;
}

/** Header and tabs around a contest page. Data of a closed tab is not requested. */
export function ContestFrame({ tab, children }: ContestFrameProps) {
  const { contest, clock } = useContest();
  return (
    <PageContainer>
      <ContestHeader
        contest={contest}
        clock={clock}
        actions={
          <>
            <GroupLink />
            <EditLinks />
            <DisplaySettings />
          </>
        }
      />
      <TabBar current={tab} />
      <AccountNotice />
      {tab === 'overview' && <ExamNotice />}
      <AnnouncementNotices />
      {(tab === 'overview' || tab === 'rank') && <PublishResults />}
      {tab === 'overview' ? children : <ClosedOr tab={tab}>{children}</ClosedOr>}
    </PageContainer>
  );
}

function ClosedOr({ tab, children }: ContestFrameProps) {
  const state = useContest();
  const shown = useShownTabs().find((entry) => entry.tab === tab);
  if (shown?.isOpen === true) return children;
  // Staff sees its pages as soon as its duties are loaded.
  if (shown === undefined && !state.areDutiesKnown) return <RowsSkeleton rows={6} />;
  if (state.canEnter || shown === undefined) return <TabNotShown />;
  // Access is still being loaded: show a skeleton instead of the closed state.
  return state.isAccessKnown || state.stage === 'scheduled' ? <TabClosed /> : <RowsSkeleton rows={6} />;
}
