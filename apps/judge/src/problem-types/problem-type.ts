import type { JudgeNote } from '@touchstone/contract/judge-notes';
import type { FinalStatus } from '@touchstone/contract/statuses';
import type { ProgramLimits } from '@touchstone/rules/judging/limits';
import type { Slot } from '@touchstone/sandbox';
import type { CompiledProgram } from '../languages/compile-program.ts';

/** One way of judging one case. It holds the slot until the case is decided. */
export type ProblemType = (slot: Slot, run: CaseRun) => Promise<CaseVerdict>;

export interface CaseRun {
  readonly program: CompiledProgram;
  /** Scaled for the program's language. */
  readonly limits: ProgramLimits;
  readonly fileIo: FileNames | null;
  readonly isTrailingBlankIgnored: boolean;
  readonly inputPath: string;
  readonly answerPath: string;
  readonly outputLimitBytes: number;
  /** Where the program's output may be kept on the host while the case is judged. */
  readonly outputPath: string;
  /** After each run of a checker, with its time on the wall. An interactor shares its time with the program. */
  readonly onChecked?: ((wallTimeMs: number) => void) | undefined;
  readonly signal: AbortSignal;
}

/** Instead of standard input and output. */
export interface FileNames {
  readonly inputName: string;
  readonly outputName: string;
}

export interface CaseVerdict {
  readonly status: FinalStatus;
  /** From zero to one: what part of the case's score a partial answer earns. */
  readonly fraction: number;
  /** The reason as a code; null where the message or the status says it. */
  readonly note: JudgeNote | null;
  readonly message: string | null;
  readonly timeMs: number;
  readonly memoryKb: number;
}
