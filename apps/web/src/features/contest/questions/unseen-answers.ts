import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { useContest } from '../use-contest.ts';
import { answersQuery, type ContestAnswer } from './list-answers.ts';
import { markAnswersSeen, useSeenAnswers } from './seen-answers.ts';

/** Answers that this browser has not shown. Several components call this; they share one query. */
export function useUnseenAnswers(): readonly ContestAnswer[] {
  const { contestId, canEnter, stage, duties } = useContest();
  const uid = useSession().user?.uid ?? '';
  const isOpen = useWebsiteConfig()?.openContestComment === true;
  // After the end everything is public; nothing needs attention then.
  const isWanted =
    isOpen && canEnter && uid !== '' && stage === 'running' && !duties.includes('announcements');
  const { data = [] } = useQuery({ ...answersQuery(contestId, uid), enabled: isWanted });
  const seen = useSeenAnswers(contestId, uid);
  return isWanted ? data.filter(({ key }) => !seen.includes(key)) : [];
}

/** While the page of the answers is shown, all of them count as seen. */
export function useMarkAnswersSeen(): void {
  const { contestId } = useContest();
  const uid = useSession().user?.uid ?? '';
  const unseen = useUnseenAnswers();
  useEffect(() => {
    markAnswersSeen(
      contestId,
      uid,
      unseen.map(({ key }) => key),
    );
  }, [contestId, uid, unseen]);
}
