import { isPrintTextLongEnough } from '@touchstone/rules/contests/print-text';

export type PrintFault = 'blank' | 'tooShort';

/** Why a text cannot be sent to the printer. */
export function findPrintFault(content: string): PrintFault | undefined {
  if (content.trim() === '') return 'blank';
  return isPrintTextLongEnough(content) ? undefined : 'tooShort';
}
