/** What the words of AtCoder mean. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import type { RemoteState } from '../remote-judge.ts';

export const finalResults: ReadonlyMap<string, FinalStatus> = new Map<string, FinalStatus>([
  ['AC', statuses.accepted],
  ['WA', statuses.wrongAnswer],
  ['TLE', statuses.timeLimitExceeded],
  ['MLE', statuses.memoryLimitExceeded],
  ['RE', statuses.runtimeError],
  ['OLE', statuses.runtimeError],
  ['QLE', statuses.runtimeError],
  ['IE', statuses.runtimeError],
  ['CE', statuses.compileError],
]);

/** `3/20`, or `3/20 WA` when a test has failed already: the result is not final before the last one. */
const progress = /^(\d+)\s*\/\s*\d+/u;

export function parseWaiting(text: string): Extract<RemoteState, { kind: 'waiting' }> | undefined {
  if (text === 'WJ' || text === 'WR') return { kind: 'waiting', isCompiling: false };
  const test = progress.exec(text)?.[1];
  return test === undefined ? undefined : { kind: 'waiting', isCompiling: false, testNumber: Number(test) };
}
