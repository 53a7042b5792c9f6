import { Badge } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { Comment, Reply } from '../api/list-comments.ts';
import { isContest, type CommentSource } from '../comment-source.ts';
import classes from '../comments.module.css';
import { questionMessages } from './question-messages.ts';

/** Of a question in a contest: its problem, whether it is answered, and whether all participants read it. */
export function QuestionBadges({ source, comment }: { source: CommentSource; comment: Comment }) {
  const m = useMessages(questionMessages);
  if (!isContest(source)) return null;
  const { problemDisplayId, isAnswered, isPublished, isAuthorStaff } = comment;
  return (
    <div className={classes['badges']}>
      <Badge color="gray">{problemDisplayId === null ? m.general : m.aboutProblem(problemDisplayId)}</Badge>
      {!isAuthorStaff && (
        <Badge color={isAnswered ? 'good' : 'warn'}>{isAnswered ? m.answered : m.open}</Badge>
      )}
      {isPublished && <Badge color="info">{m.published}</Badge>}
    </div>
  );
}

/** Of an answer in a contest: who reads it. */
export function AnswerBadge({ source, reply }: { source: CommentSource; reply: Reply }) {
  const m = useMessages(questionMessages);
  if (!isContest(source) || !reply.isAuthorStaff) return null;
  return (
    <Badge color={reply.isPublished ? 'info' : 'gray'}>
      {reply.isPublished ? m.answerToAll : m.answerToOne}
    </Badge>
  );
}
