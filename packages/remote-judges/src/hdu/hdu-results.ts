/** What the words of HDU mean. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

const waiting = new Map([
  ['Queuing', { isCompiling: false }],
  ['Compiling', { isCompiling: true }],
  ['Running', { isCompiling: false }],
]);

const final = new Map<string, FinalStatus>([
  ['Accepted', statuses.accepted],
  ['Presentation Error', statuses.presentationError],
  ['Wrong Answer', statuses.wrongAnswer],
  ['Time Limit Exceeded', statuses.timeLimitExceeded],
  ['Memory Limit Exceeded', statuses.memoryLimitExceeded],
  ['Output Limit Exceeded', statuses.runtimeError],
  ['Compilation Error', statuses.compileError],
  ['System Error', statuses.systemError],
]);

export type HduResult =
  | { kind: 'waiting'; isCompiling: boolean }
  | { kind: 'final'; status: FinalStatus }
  | { kind: 'unknown'; text: string };

/** `Runtime Error` is followed by its cause, for example `(ACCESS_VIOLATION)`. */
export function parseResult(text: string): HduResult {
  const still = waiting.get(text);
  if (still !== undefined) return { kind: 'waiting', ...still };
  const status = final.get(text) ?? (text.startsWith('Runtime Error') ? statuses.runtimeError : undefined);
  return status === undefined ? { kind: 'unknown', text } : { kind: 'final', status };
}
