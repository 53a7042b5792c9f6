import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { AnnouncementNotices } from '../../features/contest/announcements/announcement-notices.tsx';
import { ContestFrame } from '../../features/contest/contest-frame.tsx';
import { ContestBar } from '../../features/contest/header/contest-bar.tsx';
import { useContest } from '../../features/contest/use-contest.ts';
import { ProblemScreen } from '../../features/problem/problem-screen.tsx';
import { situationOf } from './situation-of.ts';

interface ContestProblemProps {
  isFullScreen: boolean;
}

/** The bar of the contest above the problem, and new announcements. */
const renderHead = (strip: ReactNode) => (
  <>
    <ContestBar>{strip}</ContestBar>
    <AnnouncementNotices />
  </>
);

/** A problem in its contest if the viewer may enter, else the reason why not. */
export function ContestProblem({ isFullScreen }: ContestProblemProps) {
  const problemId = useParams()['problemID'] ?? '';
  const state = useContest();
  if (!state.canEnter) return <ContestFrame tab="problems">{null}</ContestFrame>;
  return (
    <>
      <ProblemScreen
        problemId={problemId}
        context={{ contestId: state.contestId }}
        contest={situationOf(state)}
        isFullScreen={isFullScreen}
        head={renderHead}
      />
    </>
  );
}
