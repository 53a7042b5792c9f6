import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { TabCount } from '../../../ui/tab-bar/tab-bar.tsx';
import { useContest } from '../use-contest.ts';
import { questionCountQuery } from './count-questions.ts';
import { questionAlertMessages } from './question-alert-messages.ts';
import { useUnseenAnswers } from './unseen-answers.ts';

/** Behind the name of the tab: unanswered questions for those who run the contest, new answers for contestants. */
export function QuestionCount() {
  const { duties } = useContest();
  return duties.includes('announcements') ? <UnansweredCount /> : <UnseenCount />;
}

function UnansweredCount() {
  const m = useMessages(questionAlertMessages);
  const { contestId } = useContest();
  const count = useQuery(questionCountQuery(contestId)).data?.unanswered ?? 0;
  return <TabCount count={count} label={m.unanswered(count)} />;
}

function UnseenCount() {
  const m = useMessages(questionAlertMessages);
  const { length } = useUnseenAnswers();
  return <TabCount count={length} label={m.unseen(length)} />;
}
