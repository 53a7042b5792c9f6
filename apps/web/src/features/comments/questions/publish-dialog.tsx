import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import type { Comment, Reply } from '../api/list-comments.ts';
import { questionMessages } from './question-messages.ts';
import classes from './questions.module.css';

interface PublishDialogProps {
  question: Comment;
  /** The answers that become public with it. */
  answers: readonly Pick<Reply, 'id' | 'content'>[];
  isOpen: boolean;
  isAnnounced: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows what everybody will see. */
export function PublishDialog(props: PublishDialogProps) {
  const { question, answers, isOpen, isAnnounced, isBusy, onConfirm, onCancel } = props;
  const m = useMessages(questionMessages);
  // The text stays while the dialog fades out.
  const shown = useLast(isOpen ? answers : undefined) ?? answers;
  return (
    <ConfirmDialog
      opened={isOpen}
      title={m.publishTitle}
      confirmLabel={m.publishConfirm}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{m.publishText}</p>
      <div className={classes['shown']}>
        <strong>
          {question.problemDisplayId === null
            ? m.questionShown
            : `${m.questionShown} · ${m.aboutProblem(question.problemDisplayId)}`}
        </strong>
        <Markdown isShort expectedLines={2}>
          {question.content}
        </Markdown>
        {shown.map(({ id, content }) => (
          <div key={id}>
            <strong>{m.answerShown}</strong>
            <Markdown isShort expectedLines={1}>
              {content}
            </Markdown>
          </div>
        ))}
      </div>
      {isAnnounced && <p>{m.publishAnnouncement}</p>}
    </ConfirmDialog>
  );
}
