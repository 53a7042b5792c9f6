/** What the words of LibreOJ mean. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';

export const finalResults: ReadonlyMap<string, FinalStatus> = new Map<string, FinalStatus>([
  ['Accepted', statuses.accepted],
  ['WrongAnswer', statuses.wrongAnswer],
  ['PartiallyCorrect', statuses.partialAccepted],
  ['TimeLimitExceeded', statuses.timeLimitExceeded],
  ['MemoryLimitExceeded', statuses.memoryLimitExceeded],
  ['RuntimeError', statuses.runtimeError],
  ['OutputLimitExceeded', statuses.runtimeError],
  ['FileError', statuses.runtimeError],
  ['JudgementFailed', statuses.runtimeError],
  ['ConfigurationError', statuses.runtimeError],
  ['CompilationError', statuses.compileError],
  ['SystemError', statuses.systemError],
  ['Canceled', statuses.systemError],
]);

// oxlint-disable-next-line no-control-regex -- the escape character begins a colour.
const colours = /\u001B\[[\d;]*[A-Za-z]/gu;

/** The output of the compiler may be a text, or an object with the beginning of a long text. */
export function readCompilerOutput(message: unknown): string | undefined {
  const text = typeof message === 'object' && message !== null && 'data' in message ? message.data : message;
  return typeof text === 'string' ? text.replaceAll(colours, '') : undefined;
}
