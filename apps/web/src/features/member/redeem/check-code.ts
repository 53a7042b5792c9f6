import { normalizeCode } from '@touchstone/rules/membership/membership-code';

export type CodeProblem = 'required' | 'malformed';

/** What is wrong with a typed code before it is sent. */
export function findCodeProblem(typed: string): CodeProblem | undefined {
  if (typed.trim() === '') return 'required';
  return normalizeCode(typed) === undefined ? 'malformed' : undefined;
}
