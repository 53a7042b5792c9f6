import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { formatDuration } from '@touchstone/rules/judging/measures';
import { signalName } from '@touchstone/rules/judging/signal-names';
import type { noteMessages } from './note-messages.ts';

type Messages = (typeof noteMessages)['zh-CN'];

export interface DescribedNote {
  text: string;
  cause: string | undefined;
}

/** Shells and runtimes report a signal as this plus its number. */
const signalExitCode = 128;

const nameSignal = (signal: number): string => {
  const name = signalName(signal);
  return name === undefined ? String(signal) : `${String(signal)} (${name})`;
};

export function describeNote(note: JudgeNote, m: Messages): DescribedNote {
  const causes: Readonly<Record<number, string>> = m.signalCauses;
  const causeOf = (signal: number): string | undefined => causes[signal];
  switch (note.code) {
    case 'difference':
      return { text: m.difference[note.kind](note.line, note.token), cause: undefined };
    case 'exit-code':
      return {
        text: m.exitCode(note.exitCode),
        cause: causeOf(note.exitCode - signalExitCode) ?? m.exitCodeCause,
      };
    case 'signal':
      return { text: m.signal(nameSignal(note.signal)), cause: causeOf(note.signal) };
    case 'compiler-signal':
      return { text: m.compilerSignal(nameSignal(note.signal)), cause: undefined };
    case 'time-limit':
      return { text: m.timeLimit(formatDuration(note.limitMs)), cause: m.timeLimitCause };
    case 'memory-limit':
      return { text: m.memoryLimit(`${String(note.limitMb)} MB`), cause: m.memoryLimitCause };
    case 'not-judged': {
      const { program, programCause, checker } = m.notJudged;
      return note.fault === 'checker'
        ? { text: checker, cause: undefined }
        : { text: program(Math.ceil(note.budgetMs / 60_000)), cause: programCause };
    }
    case 'output-limit':
    case 'idle':
    case 'output-file-invalid':
    case 'skipped':
    case 'checker-time':
    case 'compiler-time':
    case 'compiler-memory':
    case 'compiler-depth':
    case 'compiler-output':
    case 'compiler-crash':
    case 'program-too-large': {
      const { text, cause } = m.plain[note.code];
      return { text, cause: cause === '' ? undefined : cause };
    }
    default:
      return note satisfies never;
  }
}
