import { describe, expect, it } from 'vitest';
import { createCallLog } from './call-log.ts';
import { reconcile } from './reconcile.ts';
import { createRecord } from './rehearsal-record.ts';
import { listFaults, makeReport } from './rehearsal-report.ts';
import { showReport } from './show-report.ts';

function reportOf(changes: Partial<Parameters<typeof makeReport>[1]> = {}) {
  const log = createCallLog();
  for (let tookMs = 1; tookMs <= 100; tookMs += 1) log.note('POST /api/login', tookMs);
  log.note('POST /api/get-contest-rank', 5, 'tooManyRequests');
  const record = createRecord(log);
  record.delaysMs.push(1500, 20_000);
  return makeReport(record, {
    teams: 3,
    minutes: 1,
    submissions: reconcile([], []),
    untold: [],
    toldOtherwise: [],
    boardDifferences: [],
    kills: [{ part: 'judge', atMs: 20_000, restartedAfterMs: 512 }],
    withoutKills: undefined,
    ...changes,
  });
}

describe('the report of a rehearsal', () => {
  it('shows percentiles and errors of every kind of call', () => {
    const text = showReport(reportOf());
    expect(text).toMatch(/POST \/api\/login +100 +51 ms +96 ms +100 ms +-/);
    expect(text).toMatch(/POST \/api\/get-contest-rank +1 .*1 tooManyRequests/);
    expect(text).toContain('longest 20.0 s');
    expect(text).toContain('judge at 20 s, started again after 512 ms');
    expect(text).toContain('✓ 3 teams');
  });

  it('states that nothing was killed', () => {
    const text = showReport(reportOf({ kills: [], withoutKills: 'the site is elsewhere' }));
    expect(text).toContain('none: the site is elsewhere');
  });

  it('has a fault for lost, doubled, wrong or different results', () => {
    expect(listFaults(reportOf())).toEqual([]);
    const sent = { team: 'one', code: 'a', expectedStatus: 0, submissionId: 1 };
    const stored = { submissionId: 2, team: 'one', code: 'a', status: -1, isFinal: true, message: 'why' };
    const report = reportOf({
      submissions: reconcile([sent], [stored, { ...stored, submissionId: 3 }]),
      boardDifferences: ['one is not on the board'],
    });
    expect(listFaults(report)).toEqual([
      '1 submissions lost',
      '1 submissions doubled',
      '1 wrong verdicts',
      '1 differences on the board',
    ]);
    expect(showReport(report)).toContain('expected accepted, got wrongAnswer (why)');
  });
});
