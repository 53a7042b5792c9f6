import { describe, expect, it } from 'vitest';
import { countReports, exitCodeOf, type SubmissionReport } from './report.ts';
import { showProblem, showTotals } from './show-report.ts';

const fine: SubmissionReport = {
  problem: 'sum',
  submission: 'accepted/a.py',
  language: 'Python3',
  expected: ['AC'],
  got: 'AC',
  timeMs: 12,
  memoryKb: 3072,
  ok: true,
};
const wrong: SubmissionReport = {
  ...fine,
  submission: 'accepted/wrong.cpp',
  got: 'WA',
  ok: false,
  score: 40,
  reason: 'case 1 is WA\u001B[2J',
};
const skipped: SubmissionReport = {
  ...fine,
  got: null,
  timeMs: null,
  memoryKb: null,
  ok: null,
  skipped: 'no compiler',
};

describe('the table', () => {
  it('shows the results and why they differ, and escapes control sequences', () => {
    expect(showProblem([fine, wrong, skipped], false)).toBe(
      [
        '  ✓ accepted/a.py       Python3  AC                12 ms  3.0 MB',
        '  ✗ accepted/wrong.cpp  Python3  WA (expected AC)  12 ms  3.0 MB  40 points',
        '      case 1 is WA�[2J',
        '  – accepted/a.py       Python3  skipped',
        '      no compiler',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [null, 'derived time limit 2000 ms: stopped above it'],
    [100, 'derived time limit 2000 ms: 100 ms (5 %) below it'],
  ])('shows how far a slow solution is from a derived limit: %j', (belowByMs, text) => {
    const slow = { ...fine, derivedLimit: { timeLimitMs: 2000, belowByMs } };
    expect(showProblem([slow], false)).toContain(`\n      ${text}\n`);
  });

  it('is coloured on a terminal', () => {
    expect(showProblem([fine], true)).toContain('\u001B[32m✓');
    expect(showProblem([wrong], true)).toContain('\u001B[31m✗');
  });
});

describe('the totals', () => {
  it.each<[string, SubmissionReport[], string[], object, number]>([
    ['all is well', [fine, fine], [], { total: 2, ok: 2, failed: 0, skipped: 0, problems: 1 }, 0],
    ['some were skipped', [fine, skipped], [], { total: 2, ok: 1, failed: 0, skipped: 1 }, 0],
    ['all were skipped', [skipped], [], { total: 1, ok: 0, failed: 0, skipped: 1 }, 1],
    ['one is wrong', [fine, wrong], [], { total: 2, ok: 1, failed: 1 }, 1],
    [
      'a package is not readable',
      [fine, wrong],
      ['problem.yaml: no'],
      { failed: 1, unreadable: ['problem.yaml: no'] },
      2,
    ],
    ['there is nothing', [], [], { total: 0 }, 1],
  ])('when %s', (_, reports, unreadable, totals, exitCode) => {
    const counted = countReports(reports, unreadable);
    expect(counted).toMatchObject(totals);
    expect(exitCodeOf(counted)).toBe(exitCode);
  });

  it('are a readable sentence', () => {
    expect(showTotals(countReports([fine, wrong, skipped], ['x']))).toBe(
      '3 submissions, 1 as expected, 1 not, 1 skipped, 1 packages not readable\n',
    );
  });
});
