import { isPrintTextLongEnough } from '@touchstone/rules/contests/print-text';

export type PrintProblem = 'blank' | 'tooShort';

/** Why a text cannot be sent to the printer. */
export function findPrintProblem(content: string): PrintProblem | undefined {
  if (content.trim() === '') return 'blank';
  return isPrintTextLongEnough(content) ? undefined : 'tooShort';
}
