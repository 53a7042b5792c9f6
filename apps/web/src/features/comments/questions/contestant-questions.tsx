import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { loadMarkdown } from '../../../ui/markdown/load-markdown.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { useComments } from '../api/list-comments.ts';
import type { CommentFocus } from '../comment-entry.tsx';
import { CommentList, CommentsSkeleton } from '../comment-list.tsx';
import { nameSource } from '../comment-source.ts';
import classes from '../comments.module.css';
import { useCommentChanges } from '../use-comment-changes.ts';
import { CommentBox } from '../writing/comment-box.tsx';
import { ProblemSelect, type AskedProblem } from './problem-select.tsx';
import { questionMessages } from './question-messages.ts';
import { QuestionNotice } from './question-notice.tsx';

const ReadyList = lazy(async () => {
  await loadMarkdown();
  return { default: CommentList };
});

interface ContestantQuestionsProps {
  contestId: number;
  problems: readonly AskedProblem[];
  focus: CommentFocus | undefined;
}

/** Asks a question; the own questions and the public answers, newest first. */
export function ContestantQuestions({ contestId, problems, focus }: ContestantQuestionsProps) {
  const m = useMessages(questionMessages);
  const source = { cid: contestId };
  const { user } = useSession();
  const [displayId, setDisplayId] = useState<string>();
  const query = useComments({ source, sort: 'time', focus: focus?.commentId, uid: user?.uid });
  const { post } = useCommentChanges(source);
  const first = query.data?.pages[0];
  return (
    <div className={classes['area']}>
      <QuestionNotice />
      <CommentBox
        label={m.ask}
        placeholder={m.askPlaceholder}
        submitLabel={m.ask}
        draftKey={nameSource(source)}
        mentionSource={undefined}
        closedReason={first?.refusal ?? undefined}
        onSubmit={(content) => post(content, displayId)}
        about={
          <ProblemSelect
            label={m.about}
            anyName={m.general}
            problems={problems}
            value={displayId}
            onChange={setDisplayId}
          />
        }
      />
      <Sheet flush title={m.title}>
        <Suspense fallback={<CommentsSkeleton />}>
          <ReadyList
            source={source}
            query={query}
            focus={focus}
            empty={{ title: m.empty, text: m.emptyText }}
          />
        </Suspense>
      </Sheet>
    </div>
  );
}
