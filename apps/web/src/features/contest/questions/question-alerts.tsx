import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentMessages } from '../../../lib/messages.ts';
import { showNotice } from '../../../lib/toasts.ts';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { useContest } from '../use-contest.ts';
import { questionCountQuery } from './count-questions.ts';
import { questionAlertMessages } from './question-alert-messages.ts';
import { useUnseenAnswers } from './unseen-answers.ts';

/** Notices about questions and answers, on every page of the contest. The tab keeps its count until it is opened. */
export function QuestionAlerts() {
  const { duties, areDutiesKnown } = useContest();
  const isOpen = useWebsiteConfig()?.openContestComment === true;
  if (!isOpen || !areDutiesKnown) return null;
  return duties.includes('announcements') ? <AskedAlert /> : <AnsweredAlert />;
}

function AskedAlert() {
  const count = useQuery(questionCountQuery(useContest().contestId)).data?.unanswered ?? 0;
  const known = useRef(0);
  useEffect(() => {
    const m = currentMessages(questionAlertMessages);
    if (count > known.current) showNotice('info', m.asked, m.unanswered(count));
    known.current = count;
  }, [count]);
  return null;
}

function AnsweredAlert() {
  const unseen = useUnseenAnswers();
  const known = useRef(new Set<string>());
  useEffect(() => {
    const fresh = unseen.filter(({ key }) => !known.current.has(key));
    known.current = new Set(unseen.map(({ key }) => key));
    if (fresh.length === 0) return;
    const m = currentMessages(questionAlertMessages);
    showNotice('info', fresh.some(({ isOwn }) => isOwn) ? m.answered : m.clarified, m.goTo);
  }, [unseen]);
  return null;
}
