/**
 * The verdict of a compilation.
 *
 * How this works: a compiler that meets a limit of the sandbox says so in words of the C library, of its own runtime or of
 * a crash, which tell a contestant nothing and look like a fault of the site. Such words are replaced by a note. What a
 * compiler says about the program stays as it is.
 */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import type { RunFacts } from './case-verdict.ts';
import { fileSizeSignal } from './signal-names.ts';

export const tooLargeNote = { code: 'program-too-large' } as const satisfies JudgeNote;
const memoryNote = { code: 'compiler-memory' } as const satisfies JudgeNote;
const depthNote = { code: 'compiler-depth' } as const satisfies JudgeNote;
const crashNote = { code: 'compiler-crash' } as const satisfies JudgeNote;

export interface CompileFailure {
  /** Null: the compiler refused the program. */
  readonly note: JudgeNote | null;
  /** What is shown of the compiler output, before the note. */
  readonly output: string;
}

/** The first that matches decides: a crash is named last, because a limit is often its cause. */
const machineWords: readonly (readonly [words: RegExp, note: JudgeNote])[] = [
  [
    // Linkers and assemblers count in 32 bits, so a huge array fails as an address.
    /File size limit exceeded|No space left on device|File too large|mapping output file failed|relocation truncated to fit|too large for field of|can't extend frag/i,
    tooLargeNote,
  ],
  [
    /out of memory|OutOfMemory|memory exhausted|cannot allocate memory|memory allocation of \d+ bytes failed|Killed signal terminated|signal: killed|signal 9 \[Killed\]|runtime error 203/i,
    memoryNote,
  ],
  [
    /stack ?overflow|overflowed its stack|MemoryError|maximum recursion depth exceeded|Maximum call stack size exceeded|goroutine stack exceeds|Segmentation fault|memory access out of bounds|interrupted by SIGSEGV|runtime error 202/i,
    depthNote,
  ],
  [
    /internal compiler error|compiler unexpectedly panicked|exception has occurred in the compiler|signal terminated program|Internal error \d+|RuntimeError: unreachable/i,
    crashNote,
  ],
];

const signalNotes: ReadonlyMap<number, JudgeNote> = new Map<number, JudgeNote>([
  [fileSizeSignal, tooLargeNote],
  // A linker writes through a mapping of its output; where the file cannot grow, the access is a bus error.
  [7, tooLargeNote],
  [9, memoryNote],
  [11, depthNote],
]);
/** Shells report the signal of a step as this plus its number. */
const signalExitCode = 128;

/** Undefined: the compiler succeeded. */
export function findCompileFailure(facts: RunFacts, compilerOutput: string): CompileFailure | undefined {
  const { endedBy, exitCode, signal, isOutOfMemory } = facts;
  if (isOutOfMemory) return { note: memoryNote, output: '' };
  if (endedBy === 'cpu-time' || endedBy === 'wall-time')
    return { note: { code: 'compiler-time' }, output: compilerOutput };
  if (endedBy === 'output') return { note: { code: 'compiler-output' }, output: compilerOutput };
  if (exitCode === 0 && signal === undefined) return undefined;
  const note = findMachineWords(compilerOutput) ?? explainSignal(signal, exitCode);
  return { note, output: note === null ? compilerOutput : '' };
}

function findMachineWords(text: string): JudgeNote | undefined {
  const lines = text.split('\n');
  const words = lines
    .filter((line, index) => !isAboutProgram(line, lines[index - 1] ?? ''))
    // Names of the program in a message may be any words.
    .map((line) => line.replaceAll(/`[^`']*[`']|‘[^’]*’|"[^"]*"/g, ''))
    .join('\n');
  return machineWords.find(([pattern]) => pattern.test(words))?.[1];
}

/**
 * Compilers show the line of a mistake, which may contain any words: indented, after its number, or below the place of the
 * mistake. A note of rustc about its linker is indented too.
 */
const isAboutProgram = (line: string, previous: string): boolean =>
  (/^(\s|\d+ *\|)/.test(line) && !/^\s*= note: /.test(line)) ||
  (isPlaced(line) && !/internal compiler error|internal error \d+|out of memory/i.test(line)) ||
  isPlaced(previous);

/** `main.cpp:3:1: …` or `Main.cs(3,1): …` */
const isPlaced = (line: string) => /^\S+\.\w+[:(]\d+/.test(line);

function explainSignal(signal: number | undefined, exitCode: number | undefined): JudgeNote | null {
  const ended = signal ?? (exitCode ?? 0) - signalExitCode;
  const note = signalNotes.get(ended);
  if (note !== undefined) return note;
  return signal === undefined ? null : { code: 'compiler-signal', signal };
}
