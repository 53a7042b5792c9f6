/** Notes of a judge as English text, for clients that know no notes and for logs. The web translates notes itself. */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { describeSignal } from './signal-names.ts';

/** Null where the status says it all. */
export function describeNote(note: JudgeNote): string | null {
  switch (note.code) {
    case 'difference':
    case 'time-limit':
    case 'memory-limit':
      return null;
    case 'exit-code':
      return `The program ended with exit code ${note.exitCode}.`;
    case 'signal':
      return `The program was ended by ${describeSignal(note.signal)}.`;
    case 'output-limit':
      return 'The program wrote more output than is allowed.';
    case 'idle':
      return 'The program waited for too long.';
    case 'output-file-invalid':
      return 'The output file of the program is not a regular file.';
    case 'skipped':
      return 'Cancelled: Skipped Judging';
    case 'not-judged':
      return note.fault === 'checker'
        ? 'Not judged: the checker of the problem takes too long.'
        : `Not judged: the cases of this submission took more than ${String(Math.ceil(note.budgetMs / 60_000))} min together.`;
    case 'checker-time':
      return 'The checker did not end in time.';
    case 'compiler-time':
      return 'The compiler needs more time than is allowed.';
    case 'compiler-memory':
      return 'The compiler needs more memory than is allowed.';
    case 'compiler-depth':
      return 'The program is nested too deeply for the compiler.';
    case 'compiler-crash':
      return 'The compiler cannot process this program.';
    case 'compiler-output':
      return 'The compiler writes more than is allowed.';
    case 'compiler-signal':
      return `The compiler was ended by ${describeSignal(note.signal)}.`;
    case 'program-too-large':
      return 'The compiled program is too large.';
    default:
      return note satisfies never;
  }
}

/** The compiler output without the note that follows it. */
export function withoutNote(text: string, note: JudgeNote | null): string {
  const described = note === null ? null : describeNote(note);
  const trimmed = text.trimEnd();
  return described !== null && trimmed.endsWith(described) ? trimmed.slice(0, -described.length) : text;
}
