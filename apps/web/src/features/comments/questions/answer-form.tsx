import { Checkbox, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { sendAnswer, type Answer } from '../api/contest-questions.ts';
import type { Comment } from '../api/list-comments.ts';
import { CommentBox } from '../writing/comment-box.tsx';
import { templateText } from './answer-templates.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { questionMessages } from './question-messages.ts';
import classes from './questions.module.css';

interface AnswerFormProps {
  question: Comment;
  onSent: () => void;
  onClose: () => void;
}

/** Answers one user or everybody. Before an answer becomes public, it shows what everybody will see. */
export function AnswerForm({ question, onSent, onClose }: AnswerFormProps) {
  const m = useMessages(questionMessages);
  const [audience, setAudience] = useState<Answer['audience']>('author');
  const [isAnnounced, setAnnounced] = useState(false);
  const confirmation = useConfirmation();
  const submit = async (content: string) => {
    if (audience === 'everyone' && !(await confirmation.ask(content))) return false;
    await sendAnswer({
      commentId: question.id,
      content,
      audience,
      asAnnouncement: audience === 'everyone' && isAnnounced,
    });
    showToast('success', m.sent);
    onSent();
    return true;
  };
  return (
    <div className={classes['answer']}>
      <CommentBox
        label={m.answerOf(question.fromName)}
        placeholder={m.answerPlaceholder}
        submitLabel={m.send}
        draftKey={`answer:${String(question.id)}`}
        mentionSource={undefined}
        isFocused
        onCancel={onClose}
        onSubmit={submit}
        templates={{
          label: m.templates,
          entries: [
            { name: m.templateStatement, text: templateText('statementText') },
            { name: m.templateNoComment, text: templateText('noCommentText') },
          ],
        }}
        about={
          <div className={classes['answerHead']}>
            <SegmentedControl
              size="xs"
              aria-label={m.audience}
              value={audience}
              data={[
                { value: 'author', label: m.toAuthor },
                { value: 'everyone', label: m.toEveryone },
              ]}
              onChange={(value) => setAudience(value === 'everyone' ? 'everyone' : 'author')}
            />
            <Checkbox
              label={m.asAnnouncement}
              checked={audience === 'everyone' && isAnnounced}
              disabled={audience !== 'everyone'}
              onChange={(event) => setAnnounced(event.currentTarget.checked)}
            />
          </div>
        }
      />
      <PublishDialog
        question={question}
        answers={confirmation.content === undefined ? [] : [{ id: 0, content: confirmation.content }]}
        isOpen={confirmation.content !== undefined}
        isAnnounced={isAnnounced}
        isBusy={false}
        onConfirm={() => confirmation.settle(true)}
        onCancel={() => confirmation.settle(false)}
      />
    </div>
  );
}

/** Asks with a dialog, as a promise. */
function useConfirmation() {
  const [content, setContent] = useState<string>();
  const settled = useRef<(isConfirmed: boolean) => void>(undefined);
  return {
    /** The text that would become public; undefined while the dialog is closed. */
    content,
    ask: (text: string) =>
      new Promise<boolean>((resolve) => {
        settled.current = resolve;
        setContent(text);
      }),
    settle: (isConfirmed: boolean) => {
      setContent(undefined);
      settled.current?.(isConfirmed);
    },
  };
}
