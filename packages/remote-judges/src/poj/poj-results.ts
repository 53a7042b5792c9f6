/** What the words of POJ mean. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

const final = new Map<string, FinalStatus>([
  ['Accepted', statuses.accepted],
  ['Presentation Error', statuses.presentationError],
  ['Wrong Answer', statuses.wrongAnswer],
  ['Time Limit Exceeded', statuses.timeLimitExceeded],
  ['Memory Limit Exceeded', statuses.memoryLimitExceeded],
  ['Output Limit Exceeded', statuses.runtimeError],
  ['Runtime Error', statuses.runtimeError],
  ['Compile Error', statuses.compileError],
  ['System Error', statuses.systemError],
  ['Validator Error', statuses.systemError],
]);

export type PojResult =
  | { kind: 'waiting'; isCompiling: boolean }
  | { kind: 'final'; status: FinalStatus }
  | { kind: 'unknown'; text: string };

export function parseResult(text: string): PojResult {
  if (text === 'Waiting' || text === 'Running & Judging') return { kind: 'waiting', isCompiling: false };
  if (text === 'Compiling') return { kind: 'waiting', isCompiling: true };
  const status = final.get(text);
  return status === undefined ? { kind: 'unknown', text } : { kind: 'final', status };
}
