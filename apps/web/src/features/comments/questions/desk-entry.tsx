import { useState } from 'react';
import type { Comment } from '../api/list-comments.ts';
import { CommentEntry, type CommentFocus } from '../comment-entry.tsx';
import { useCommentChanges } from '../use-comment-changes.ts';
import { AnswerForm } from './answer-form.tsx';
import type { AskedProblem } from './problem-select.tsx';
import { QuestionTools } from './question-tools.tsx';

interface DeskEntryProps {
  contestId: number;
  question: Comment;
  problems: readonly AskedProblem[];
  focus: CommentFocus | undefined;
}

/** A question with its tools. The answer takes the place of the usual reply. */
export function DeskEntry({ contestId, question, problems, focus }: DeskEntryProps) {
  const source = { cid: contestId };
  const { refresh } = useCommentChanges(source);
  const [isAnswering, setAnswering] = useState(false);
  return (
    <CommentEntry
      source={source}
      comment={{ ...question, canReply: false }}
      isLiked={undefined}
      focus={focus}
      tools={
        <QuestionTools
          question={question}
          problems={problems}
          isAnswering={isAnswering}
          onAnswer={() => setAnswering(!isAnswering)}
          onChanged={() => void refresh()}
        />
      }
      below={
        isAnswering && (
          <AnswerForm
            question={question}
            onClose={() => setAnswering(false)}
            onSent={() => {
              setAnswering(false);
              void refresh();
            }}
          />
        )
      }
    />
  );
}
