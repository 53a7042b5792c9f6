/**
 * Every page inside a contest is this one: header and tabs stay in place while one goes from tab to tab, and so do the
 * countdown and the watch for announcements. The route says which tab it is.
 */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRouteHandle } from '../../lib/route-handle.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { AnnouncementNotices } from './announcements/announcement-notices.tsx';
import { contestQuery } from './api/get-contest.ts';
import { ContestProvider } from './contest-provider.tsx';
import { ContestFailed, ContestLoading, ContestMissing, isMissing, TabClosed } from './contest-states.tsx';
import { ContestHeader } from './header/contest-header.tsx';
import { DisplaySettings } from './header/display-settings.tsx';
import { GroupLink } from './header/group-link.tsx';
import { readContestId } from './read-contest-id.ts';
import { tabBodies } from './tab-bodies.tsx';
import { tabOfRoute, type ContestTab } from './tabs/contest-tabs.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { tabMessages } from './tabs/tab-messages.ts';
import { useContest } from './use-contest.ts';

export function Component() {
  const contestId = readContestId(useParams()['contestID']);
  return (
    <PageContainer>
      {contestId === undefined ? <ContestMissing /> : <ContestById key={contestId} contestId={contestId} />}
    </PageContainer>
  );
}

function ContestById({ contestId }: { contestId: number }) {
  const tab = tabOfRoute(useRouteHandle()?.name);
  const { data, error, refetch } = useQuery(contestQuery(contestId));
  if (data !== undefined)
    return (
      <ContestProvider known={data}>
        <ContestFrame tab={tab} />
      </ContestProvider>
    );
  if (error === null) return <ContestLoading />;
  return isMissing(error) ? <ContestMissing /> : <ContestFailed onRetry={() => void refetch()} />;
}

function ContestFrame({ tab }: { tab: ContestTab }) {
  const { contest, clock, canEnter } = useContest();
  const words = useMessages(tabMessages);
  usePageTitle(tab === 'overview' ? contest.title : `${contest.title} · ${words[tab]}`);
  const Body = tabBodies[tab];
  return (
    <>
      <ContestHeader
        contest={contest}
        clock={clock}
        actions={
          <>
            <GroupLink />
            <DisplaySettings />
          </>
        }
      />
      <TabBar current={tab} />
      {tab !== 'overview' && !canEnter ? (
        <TabClosed />
      ) : (
        <Suspense fallback={<RowsSkeleton rows={6} />}>{Body !== undefined && <Body />}</Suspense>
      )}
      <AnnouncementNotices />
    </>
  );
}
