import type { ReactElement } from 'react';
import type { FieldProblem } from '../lib/account-field-rules.ts';
import { useMessages } from '../lib/messages.ts';
import { fieldProblemMessages } from './field-problem-messages.ts';

function FieldProblemText({ problem }: { problem: FieldProblem }) {
  return useMessages(fieldProblemMessages)[problem];
}

function TooLongText({ maximum }: { maximum: number }) {
  return useMessages(fieldProblemMessages).tooLong(maximum);
}

/** For validation rules of forms: the error text in the current language, or null for a valid field. */
export const showProblem = (problem: FieldProblem | undefined): ReactElement | null =>
  problem === undefined ? null : <FieldProblemText problem={problem} />;

export const showTooLong = (text: string, maximum: number): ReactElement | null =>
  text.length > maximum ? <TooLongText maximum={maximum} /> : null;
