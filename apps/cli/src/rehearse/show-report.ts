import { statuses } from '@touchstone/contract/statuses';
import type { CallSummary } from './call-log.ts';
import { listFaults, type RehearsalReport } from './rehearsal-report.ts';

const shownExamples = 5;
const shownMessageLength = 400;
const statusNames = new Map<number, string>(Object.entries(statuses).map(([name, status]) => [status, name]));

export function showReport(report: RehearsalReport): string {
  const { submissions, verdictDelay } = report;
  const faults = listFaults(report);
  const lines = [
    ...showCalls(report.calls),
    '',
    `Verdicts      p50 ${ms(verdictDelay.p50)}, p95 ${ms(verdictDelay.p95)}, p99 ${ms(verdictDelay.p99)}, longest ${ms(verdictDelay.largest)}`,
    `Submissions   ${submissions.sent} sent, ${submissions.acknowledged} acknowledged, ${submissions.judged} judged, ` +
      `${submissions.lost.length} lost, ${submissions.doubled.length} doubled, ${submissions.wrong.length} wrong`,
    ...(submissions.sent === submissions.acknowledged
      ? []
      : [
          `              without an answer: ${submissions.takenUnanswered} taken all the same, ${submissions.unknown} not taken`,
        ]),
    `Board         ${report.boardDifferences.length === 0 ? 'as computed from what was sent' : `${report.boardDifferences.length} differences`}`,
    `Streams       ${showStreams(report)}`,
    `Kills         ${showKills(report)}`,
    ...showExamples(report),
    '',
    faults.length === 0
      ? `✓ ${report.teams} teams, nothing lost, doubled or wrong`
      : `✗ ${faults.join(', ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

function showCalls(calls: readonly CallSummary[]): string[] {
  const rows = calls.map(({ kind, count, p50Ms, p95Ms, p99Ms, errors }) => [
    kind,
    `${count}`,
    ms(p50Ms),
    ms(p95Ms),
    ms(p99Ms),
    describeErrors(errors),
  ]);
  return alignColumns([['Call', 'count', 'p50', 'p95', 'p99', 'errors'], ...rows]);
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === row.length - 1 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}

const describeErrors = (errors: Readonly<Record<string, number>>): string =>
  Object.entries(errors)
    .map(([reason, count]) => `${count} ${reason}`)
    .join(', ') || '-';

const showStreams = ({ streams, sessionsLost }: RehearsalReport): string =>
  `${streams.opened} opened, ${streams.broken} broken, ${streams.resumed} resumed, ${streams.resets} told to load again, ` +
  `${streams.notRestored} not restored; ${sessionsLost} calls without their session`;

function showKills({ kills, withoutKills }: RehearsalReport): string {
  if (kills.length === 0) return `none: ${withoutKills ?? 'not asked for'}`;
  const each = kills.map(({ part, atMs, restartedAfterMs }) => {
    const back = restartedAfterMs === undefined ? '' : `, started again after ${ms(restartedAfterMs)}`;
    return `${part} at ${Math.round(atMs / 1000)} s${back}`;
  });
  return each.join('; ');
}

function showExamples({ submissions, boardDifferences, refused, keptOut }: RehearsalReport): string[] {
  const wrong = submissions.wrong.map(
    ({ submissionId, team, expected, got, message }) =>
      `submission ${submissionId} of ${team}: expected ${nameOf(expected)}, got ${nameOf(got)}` +
      (message === undefined ? '' : ` (${message.slice(0, shownMessageLength)})`),
  );
  const reasons = [
    ...Object.entries(refused).map(([reason, count]) => `${count} submissions refused: ${reason}`),
    ...Object.entries(keptOut).map(([reason, count]) => `${count} teams kept out: ${reason}`),
  ];
  const all = [wrong, boardDifferences, reasons].flatMap((some) => some.slice(0, shownExamples));
  return all.length === 0 ? [] : ['', ...all.map((line) => `  ${line}`)];
}

const nameOf = (status: number): string => statusNames.get(status) ?? `${status}`;

function ms(value: number): string {
  if (Number.isNaN(value)) return '-';
  return value < 10_000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}
