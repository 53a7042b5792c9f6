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

/** For a form's rules: the text beside the field, which follows the language; nothing when the field is fine. */
export const showProblem = (problem: FieldProblem | undefined): ReactElement | null =>
  problem === undefined ? null : <FieldProblemText problem={problem} />;

export const showTooLong = (text: string, maximum: number): ReactElement | null =>
  text.length > maximum ? <TooLongText maximum={maximum} /> : null;
