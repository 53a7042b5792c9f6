/** The progress matrix as spreadsheet rows: one row per participant, one column per problem. */
import type { MatrixRow, WireTrainingCell } from '@touchstone/contract';
import { statuses } from '@touchstone/contract/statuses';

export type SheetCell = string | number;

/**
 * `100 (2)`: the score, and the number of attempts; a star for late. An empty cell has no attempt. Begins with a digit: a
 * spreadsheet would take `+` or `-` at the beginning for a formula.
 */
export function writeProgressCell(cell: WireTrainingCell | undefined): string {
  if (cell === undefined) return '';
  const mark = cell.status === statuses.accepted ? 'AC ' : '';
  return `${String(cell.score)} (${mark}${String(cell.attempts)})${cell.isLate ? '*' : ''}`;
}

export const writeProgressHeadings = (displayIds: readonly string[]): SheetCell[] => [
  'Username',
  'Nickname',
  'Real Name',
  'School',
  'Number',
  'AC',
  'Late',
  'Score',
  'Attempts',
  'Last Submission',
  ...displayIds,
];

/** `at` writes a time in the time zone of the site. */
export const writeProgressRow = (
  row: Omit<MatrixRow, 'lastSubmission'> & { lastSubmitted: Date | null },
  displayIds: readonly string[],
  at: (time: Date) => string,
): SheetCell[] => [
  row.username,
  row.nickname ?? '',
  row.realname ?? '',
  row.school ?? '',
  row.number ?? '',
  row.ac,
  row.lateCount,
  row.score,
  row.attempts,
  row.lastSubmitted === null ? '' : at(row.lastSubmitted),
  ...displayIds.map((displayId) => writeProgressCell(row.cells[displayId])),
];
