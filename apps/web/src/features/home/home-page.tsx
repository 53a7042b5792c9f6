import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { ownProgressQuery } from './api/get-own-progress.ts';
import { CarouselPanel } from './carousel/carousel-panel.tsx';
import { ContestPanel } from './contests/contest-panel.tsx';
import { Entries } from './entries.tsx';
import { HomeHero } from './home-hero.tsx';
import classes from './home-page.module.css';
import { NextSteps } from './next-steps/next-steps.tsx';
import { NewestProblems } from './problems/newest-problems.tsx';
import { WeekRanking } from './ranking/week-ranking.tsx';
import { SkillPicture } from './skill-picture.tsx';
import { WeekStatisticsPanel } from './statistics/week-statistics.tsx';

export function Component() {
  const { user } = useSession();
  const progress = useQuery(ownProgressQuery(user?.uid));
  const isGuest = user === undefined;
  // If the request fails, the next steps are shown without progress.
  const solved = isGuest || progress.isError ? 0 : progress.data?.solved;
  return (
    <PageContainer>
      <div className={classes['root']}>
        <HomeHero user={user} solved={progress.data?.solved} />
        <NextSteps solved={solved} />
        <Entries />
        <CarouselPanel />
        <div className={classes['columns']}>
          <AnnouncementPanel />
          <ContestPanel />
        </div>
        <div className={classes['columns']}>
          <WeekRanking />
          <NewestProblems />
        </div>
        <div className={classes['columns']}>
          <SkillPicture solved={progress.data?.solved} isGuest={isGuest} />
          <WeekStatisticsPanel />
        </div>
      </div>
    </PageContainer>
  );
}
