import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { changeQuestion } from '../api/contest-questions.ts';
import type { Comment } from '../api/list-comments.ts';
import { ProblemSelect, type AskedProblem } from './problem-select.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { questionMessages } from './question-messages.ts';
import classes from './questions.module.css';

interface QuestionToolsProps {
  question: Comment;
  problems: readonly AskedProblem[];
  isAnswering: boolean;
  onAnswer: () => void;
  onChanged: () => void;
}

/** What those who run the contest do with a question. */
export function QuestionTools({ question, problems, isAnswering, onAnswer, onChanged }: QuestionToolsProps) {
  const m = useMessages(questionMessages);
  const assignment = useMutation({
    mutationFn: (displayId: string | undefined) =>
      changeQuestion({ id: question.id, displayId: displayId ?? '' }),
    onSuccess: () => showToast('success', m.assigned),
    onSettled: onChanged,
  });
  const closing = useMutation({
    mutationFn: () => changeQuestion({ id: question.id, isAnswered: true }),
    onSuccess: () => showToast('success', m.closed),
    onSettled: onChanged,
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant={question.isAnswered ? 'default' : 'filled'}
        aria-label={m.answerOf(question.fromName)}
        aria-expanded={isAnswering}
        onClick={onAnswer}
      >
        {m.answer}
      </Button>
      {!question.isAnswered && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={m.closeOf(question.fromName)}
          loading={closing.isPending}
          onClick={() => closing.mutate()}
        >
          {m.close}
        </Button>
      )}
      <PublishQuestion question={question} onChanged={onChanged} />
      <div className={classes['assign']}>
        <ProblemSelect
          isLabelHidden
          label={m.assignOf(question.fromName)}
          anyName={m.general}
          problems={problems}
          value={question.problemDisplayId ?? undefined}
          isDisabled={assignment.isPending}
          onChange={(displayId) => assignment.mutate(displayId)}
        />
      </div>
    </>
  );
}

function PublishQuestion({ question, onChanged }: { question: Comment; onChanged: () => void }) {
  const m = useMessages(questionMessages);
  const [isAsking, setAsking] = useState(false);
  const publication = useMutation({
    mutationFn: (isPublished: boolean) => changeQuestion({ id: question.id, isPublished }),
    onSuccess: (_data, isPublished) =>
      showToast('success', isPublished ? m.publishedDone : m.unpublishedDone),
    onSettled: () => {
      setAsking(false);
      onChanged();
    },
  });
  if (question.isPublished)
    return (
      <Button
        variant="default"
        size="compact-sm"
        loading={publication.isPending}
        onClick={() => publication.mutate(false)}
      >
        {m.unpublish}
      </Button>
    );
  const answers = question.replyList.filter(({ isAuthorStaff }) => isAuthorStaff).toReversed();
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={m.publishOf(question.fromName)}
        onClick={() => setAsking(true)}
      >
        {m.publish}
      </Button>
      <PublishDialog
        question={question}
        answers={answers}
        isOpen={isAsking}
        isAnnounced={false}
        isBusy={publication.isPending}
        onConfirm={() => publication.mutate(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
