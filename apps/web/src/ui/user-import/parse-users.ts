import { userBatchLimits } from '@touchstone/contract/user-batches';
import { parseCsv, type CsvRow } from './parse-csv.ts';
import type { RowProblem } from './import-scope.ts';

/** Possible first cells of a heading line. */
const headings: ReadonlySet<string> = new Set([
  'username',
  'user name',
  '用户名',
  '用戶名稱',
  '用戶名',
  '账号',
  '帳號',
  '帳戶',
]);

export interface ParsedUsers {
  rows: CsvRow[];
  /** The reason why the text as a whole cannot be imported. */
  problem: { kind: 'openQuote'; line: number } | { kind: 'tooMany'; count: number } | undefined;
}

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === '');
const isHeading = ({ cells }: CsvRow) => headings.has(cells[0]?.trim().toLowerCase() ?? '');

/** Drops the empty columns that spreadsheets add at the end. */
const withoutEmptyEnd = ({ line, cells }: CsvRow): CsvRow => {
  const last = cells.findLastIndex((cell) => cell !== '');
  return { line, cells: cells.slice(0, Math.max(last + 1, 1)) };
};

export function parseUsers(text: string): ParsedUsers {
  const { rows: all, openQuoteLine } = parseCsv(text.replace(/^\uFEFF/, ''));
  const filled = all.filter((row) => !isBlank(row)).map(withoutEmptyEnd);
  const rows = filled[0] !== undefined && isHeading(filled[0]) ? filled.slice(1) : filled;
  if (openQuoteLine !== undefined) return { rows, problem: { kind: 'openQuote', line: openQuoteLine } };
  const isTooMany = rows.length > userBatchLimits.users;
  return { rows, problem: isTooMany ? { kind: 'tooMany', count: rows.length } : undefined };
}

/** Groups the problems by row. */
export function groupByRow(problems: readonly RowProblem[]): ReadonlyMap<number, RowProblem[]> {
  const groups = new Map<number, RowProblem[]>();
  for (const problem of problems) groups.set(problem.row, [...(groups.get(problem.row) ?? []), problem]);
  return groups;
}
