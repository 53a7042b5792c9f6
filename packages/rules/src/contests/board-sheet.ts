/** A scoreboard as spreadsheet rows: one row per contestant, one column per problem. */
import type { AcmRankRow, OiRankRow } from '@touchstone/contract';

type AcmCell = AcmRankRow['submissionInfo'][string];
export type BoardCell = string | number;

/**
 * `1 (+n)`: accepted at attempt n, with a star after the end. `0 (-e)`: e wrong attempts. `0 (?t)`: t frozen attempts.
 * Begins with a digit: a spreadsheet would take `+` or `-` at the beginning for a formula.
 */
export function writeAcmCell(cell: AcmCell | undefined): string {
  if (cell === undefined) return '';
  const { errorNum, isAC, isAfterContest, tryNum = 0 } = cell;
  if (isAC === true) return `1 (+${String(errorNum + 1)}${isAfterContest === true ? '*' : ''})`;
  if (tryNum === 0) return `0 (-${String(errorNum)})`;
  return errorNum === 0 ? `0 (?${String(tryNum)})` : `0 (-${String(errorNum)} ?${String(tryNum)})`;
}

export interface BoardSheet {
  readonly rows: readonly (AcmRankRow | OiRankRow)[];
  readonly scoring: 'acm' | 'oi';
  /** In the order of the columns. */
  readonly displayIds: readonly string[];
  readonly shownName: 'username' | 'nickname' | 'realname';
  readonly hasAwards: boolean;
}

const totals = {
  acm: ['AC', 'Total Submission', 'Total Penalty Time'],
  oi: ['Total Score'],
} as const;

export const writeBoardHeadings = ({ scoring, displayIds, hasAwards }: BoardSheet): BoardCell[] => [
  'Rank',
  'Username',
  'ShowName',
  'Real Name',
  'School',
  ...totals[scoring],
  ...displayIds,
  ...(hasAwards ? ['Award'] : []),
];

const isAcm = (row: AcmRankRow | OiRankRow): row is AcmRankRow => 'ac' in row;

export function writeBoardRow(
  row: AcmRankRow | OiRankRow,
  { displayIds, shownName, hasAwards }: BoardSheet,
): BoardCell[] {
  return [
    row.rank === -1 ? '*' : row.rank,
    row.username,
    row[shownName] ?? '',
    row.realname ?? '',
    row.school ?? '',
    ...(isAcm(row) ? [row.ac, row.total, row.totalTime] : [row.totalScore]),
    ...displayIds.map((displayId) =>
      isAcm(row) ? writeAcmCell(row.submissionInfo[displayId]) : (row.submissionInfo[displayId] ?? ''),
    ),
    ...(hasAwards ? [row.awardName ?? ''] : []),
  ];
}
