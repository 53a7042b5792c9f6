/** Checks before code is sent, and the text for a failed request. */
import { findCodeProblem } from '@touchstone/rules/judging/submit-code';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import type { ApiError } from '../../../lib/api/index.ts';
import { currentMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { codeMessages } from './code-messages.ts';
import type { Draft } from './draft/create-draft.ts';

/** Returns whether the code may be sent; shows the problem otherwise. */
export function checkProgram(draft: Draft, allowedLanguages: readonly string[]): boolean {
  const problem = findCodeProblem({
    code: draft.getCode(),
    language: draft.get().language,
    allowedLanguages,
  });
  if (problem !== undefined) showToast('warning', currentMessages(codeMessages)[problem]);
  return problem === undefined;
}

export interface SendFailure {
  kind: 'failed';
  text: string;
  isConnectionLost: boolean;
}

export function failureOf(error: ApiError): SendFailure {
  const isConnectionLost = error.kind === 'network' || error.kind === 'timeout';
  return { kind: 'failed', text: textOfApiError(error), isConnectionLost };
}
