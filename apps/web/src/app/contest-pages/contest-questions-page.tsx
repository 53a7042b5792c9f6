import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { parseCommentFocus } from '../../features/comments/comment-focus.ts';
import { ContestantQuestions } from '../../features/comments/questions/contestant-questions.tsx';
import { QuestionDesk } from '../../features/comments/questions/question-desk.tsx';
import { contestProblemsQuery } from '../../features/contest/api/list-contest-problems.ts';
import { ContestFrame } from '../../features/contest/contest-frame.tsx';
import { ContestLoader } from '../../features/contest/contest-loader.tsx';
import { useMarkAnswersSeen } from '../../features/contest/questions/unseen-answers.ts';
import { tabMessages } from '../../features/contest/tabs/tab-messages.ts';
import { useContest } from '../../features/contest/use-contest.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { RowsSkeleton } from '../../ui/skeletons.tsx';

/** Questions and answers of a contest. It connects two features that do not import each other. */
export function Component() {
  return (
    <ContestLoader>
      <Questions />
    </ContestLoader>
  );
}

function Questions() {
  const { contest } = useContest();
  const names = useMessages(tabMessages);
  usePageTitle(`${contest.title} · ${names.comment}`);
  return (
    <ContestFrame tab="comment">
      <QuestionsOfViewer />
    </ContestFrame>
  );
}

/** Those who announce also answer. */
function QuestionsOfViewer() {
  const { contestId, duties, areDutiesKnown, containsEnd } = useContest();
  const [search] = useSearchParams();
  const { data = [] } = useQuery(contestProblemsQuery(contestId, containsEnd));
  const problems = data.map(({ displayId, displayTitle }) => ({ displayId, title: displayTitle }));
  const focus = parseCommentFocus(search);
  useMarkAnswersSeen();
  if (!areDutiesKnown)
    return (
      <div aria-busy="true">
        <RowsSkeleton rows={6} />
      </div>
    );
  const Body = duties.includes('announcements') ? QuestionDesk : ContestantQuestions;
  return <Body contestId={contestId} problems={problems} focus={focus} />;
}
