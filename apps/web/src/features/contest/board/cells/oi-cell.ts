/** The state of one OI cell (one contestant, one problem). */
import type { OiRankRow } from '@touchstone/contract';
import type { CellLook } from './acm-cell.ts';

export interface OiCellState {
  /** Null until the first score arrives. */
  score: number | null;
  /** Run time of the best run. Only fully solved problems have one. */
  runTimeMs: number | undefined;
  isFull: boolean;
}

export function parseOiCell(
  { submissionInfo, timeInfo }: Pick<OiRankRow, 'submissionInfo' | 'timeInfo'>,
  displayId: string,
): OiCellState | undefined {
  const score = submissionInfo[displayId];
  if (score === undefined) return undefined;
  const runTimeMs = timeInfo?.[displayId];
  return { score, runTimeMs, isFull: runTimeMs !== undefined };
}

export function lookOfOi({ score, isFull }: OiCellState): CellLook {
  if (score === null) return 'uncounted';
  if (isFull) return 'full';
  return score > 0 ? 'part' : 'zero';
}

export interface OiCellMessages {
  points: (score: number) => string;
  fullMarks: string;
  milliseconds: (time: number) => string;
  uncounted: string;
  comma: string;
}

/** For example "100 points, full marks, 87 ms". */
export function describeOiCell({ score, runTimeMs }: OiCellState, messages: OiCellMessages): string {
  if (score === null) return messages.uncounted;
  const full = runTimeMs === undefined ? [] : [messages.fullMarks, messages.milliseconds(runTimeMs)];
  return [messages.points(score), ...full].join(messages.comma);
}
