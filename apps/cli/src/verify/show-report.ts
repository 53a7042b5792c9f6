/** Human-readable output: a table per problem, with colours on a terminal. */
import { styleText } from 'node:util';
import type { SubmissionReport, Totals } from './report.ts';

const marks = { ok: '✓', failed: '✗', skipped: '–' } as const;
const colours = { ok: 'green', failed: 'red', skipped: 'yellow' } as const;
const longestReason = 300;

/** `isColoured` for a terminal. */
export function showProblem(reports: readonly SubmissionReport[], isColoured: boolean): string {
  const rows = reports.map((report) => ({ report, cells: cellsOf(report) }));
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  return rows.map(({ report, cells }) => `${showRow(report, cells, widths, isColoured)}\n`).join('');
}

function showRow(
  report: SubmissionReport,
  cells: readonly string[],
  widths: readonly number[],
  isColoured: boolean,
): string {
  const state = stateOf(report);
  const paint = (text: string): string =>
    isColoured ? styleText(colours[state], text, { validateStream: false }) : text;
  const row = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const line = `  ${paint(marks[state])} ${state === 'ok' ? row.trimEnd() : paint(row.trimEnd())}`;
  const why = [report.skipped ?? report.reason, describeLimit(report)]
    .filter((text) => text !== undefined)
    .join('\n');
  if (why === '') return line;
  return `${line}\n      ${printable(why).slice(0, longestReason).trimEnd().replaceAll('\n', '\n      ')}`;
}

/** A run is stopped above the limit, so it is not known how much longer it would take. */
function describeLimit({ derivedLimit }: SubmissionReport): string | undefined {
  if (derivedLimit === undefined) return undefined;
  const { timeLimitMs, belowByMs } = derivedLimit;
  const limit = `derived time limit ${String(timeLimitMs)} ms`;
  if (belowByMs === null) return `${limit}: stopped above it`;
  const percent = Math.round((100 * belowByMs) / timeLimitMs);
  return `${limit}: ${String(belowByMs)} ms (${String(percent)} %) below it`;
}

function cellsOf(report: SubmissionReport): string[] {
  const { submission, language, expected, got, timeMs, memoryKb, score } = report;
  const measured = timeMs === null ? '' : `${timeMs} ms  ${((memoryKb ?? 0) / 1024).toFixed(1)} MB`;
  const points = score === undefined ? '' : `  ${Number(score.toFixed(4))} points`;
  return [
    printable(submission),
    printable(language),
    got === null ? 'skipped' : `${got}${report.ok === true ? '' : ` (expected ${expected.join(' or ')})`}`,
    `${measured}${points}`,
  ];
}

function stateOf({ ok }: SubmissionReport): keyof typeof marks {
  if (ok === null) return 'skipped';
  return ok ? 'ok' : 'failed';
}

export function showTotals({ total, ok, failed, skipped, unreadable }: Totals): string {
  const parts = [`${total} submissions`, `${ok} as expected`, `${failed} not`, `${skipped} skipped`];
  if (unreadable.length > 0) parts.push(`${unreadable.length} packages not readable`);
  return `${parts.join(', ')}\n`;
}

/** Escapes control sequences of untrusted text. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '�');
}
