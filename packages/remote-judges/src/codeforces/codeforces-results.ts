/** What the words of Codeforces mean. Without a word the run is in the queue. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

export const waitingResults: ReadonlySet<string> = new Set(['TESTING', 'SUBMITTED']);

export const finalResults: ReadonlyMap<string, FinalStatus> = new Map<string, FinalStatus>([
  ['OK', statuses.accepted],
  ['PARTIAL', statuses.partialAccepted],
  ['COMPILATION_ERROR', statuses.compileError],
  ['WRONG_ANSWER', statuses.wrongAnswer],
  ['PRESENTATION_ERROR', statuses.presentationError],
  ['TIME_LIMIT_EXCEEDED', statuses.timeLimitExceeded],
  ['MEMORY_LIMIT_EXCEEDED', statuses.memoryLimitExceeded],
  ['RUNTIME_ERROR', statuses.runtimeError],
  ['IDLENESS_LIMIT_EXCEEDED', statuses.runtimeError],
  ['SECURITY_VIOLATED', statuses.runtimeError],
  ['CHALLENGED', statuses.systemError],
  ['SKIPPED', statuses.systemError],
  ['REJECTED', statuses.systemError],
  ['CRASHED', statuses.systemError],
  ['INPUT_PREPARATION_CRASHED', statuses.systemError],
  ['FAILED', statuses.systemError],
]);
