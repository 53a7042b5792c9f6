import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { ActivitySheets } from './activity-sheets.tsx';
import { countsQuery, loginsQuery, queueQuery, serviceQuery, statisticsQuery } from './api/dashboard.ts';
import { judgesQuery } from './api/list-judges.ts';
import { CountsSheet } from './counts-sheet.tsx';
import { dashboardMessages } from './dashboard-messages.ts';
import { JudgesSheet } from './judges-sheet.tsx';
import { LoginsSheet } from './logins-sheet.tsx';
import { overviewMessages } from './overview-messages.ts';
import { QueueSheet } from './queue-sheet.tsx';
import { ServiceSheet } from './service-sheet.tsx';

const m = overviewMessages['en-US'];
const judges = dashboardMessages['en-US'];

describe('every sheet', () => {
  it.each([
    ['counts', <CountsSheet key="" />, countsQuery.queryKey],
    ['queue', <QueueSheet key="" />, queueQuery.queryKey],
    ['service', <ServiceSheet key="" />, serviceQuery.queryKey],
    ['logins', <LoginsSheet key="" />, loginsQuery.queryKey],
    ['judges', <JudgesSheet key="" />, judgesQuery.queryKey],
    ['activity', <ActivitySheets key="" />, statisticsQuery.queryKey],
  ])('offers to try again after an error, and only then: %s', (_name, sheet, key) => {
    expect(renderMarkup(sheet, { queries: [[key, new Error('offline')]] }).all('button')).toHaveLength(1);
    expect(renderMarkup(sheet).all('button')).toEqual([]);
  });
});

describe('counts', () => {
  it.each([
    ['en-US', '1,234,567'],
    ['zh-CN', '1,234,567'],
  ] as const)('are grouped by thousands in %s', (locale, text) => {
    const counts = {
      todayJudgeNum: 0,
      submissionNum: 1_234_567,
      userNum: 1,
      problemNum: 2,
      recentContestNum: 3,
    };
    const shown = renderMarkup(<CountsSheet />, { locale, queries: [[countsQuery.queryKey, counts]] })
      .all('definition')
      .map((one) => one.text);
    expect(shown).toEqual(['0', text, '1', '2', '3']);
  });
});

describe('the queue', () => {
  const render = (queue: object) => renderMarkup(<QueueSheet />, { queries: [[queueQuery.queryKey, queue]] });
  const lanes = [
    { lane: 'contest', waiting: 0, running: 2 },
    { lane: 'a-new-lane', waiting: 1200, running: 0 },
  ];

  it('names known lanes, and shows an unknown one as it is', () => {
    const rows = render({ lanes, waitingSince: null }).all('row');
    expect(rows.map(({ text }) => text)).toEqual([
      `${m.lane} ${m.waiting} ${m.running}`,
      `${m.lanes.contest} 0 2`,
      'a-new-lane 1,200 0',
    ]);
  });

  it('says whether somebody waits', () => {
    expect(render({ lanes, waitingSince: null }).text).toContain(m.idle);
    const waiting = render({ lanes, waitingSince: '2026-05-01T08:00:00.000+0000' });
    expect(waiting.text).toContain(m.oldest);
    expect(waiting.text).not.toContain(m.idle);
  });
});

describe('the service', () => {
  it('shows sizes in readable units', () => {
    const service = {
      backupPercentCpuLoad: '12.34%',
      backupPercentMemoryLoad: '50.00%',
      backupService: [{ host: 'node-1' }],
      version: '1.0.0',
      nodeVersion: 'v24',
      databaseVersion: '17.2',
      databaseBytes: 5 * 1024 ** 3,
      processMemoryBytes: 256 * 1024 ** 2,
      startTime: '2026-05-01T08:00:00.000+0000',
    };
    const facts = renderMarkup(<ServiceSheet />, { queries: [[serviceQuery.queryKey, service]] })
      .all('definition')
      .map(({ text }) => text);
    expect(facts).toEqual(expect.arrayContaining(['node-1', 'PostgreSQL 17.2', '5.0 GB', '256 MB']));
  });
});

describe('logins', () => {
  const login = (id: number, userAgent: string | null) => ({
    id,
    ip: `10.0.0.${String(id)}`,
    userAgent,
    gmtCreate: '2026-05-01T08:00:00.000+0000',
  });
  const render = (logins: object) =>
    renderMarkup(<LoginsSheet />, { queries: [[loginsQuery.queryKey, logins]] });

  it('mark the latest as the current one', () => {
    const entries = render([login(2, null), login(1, null)]).all('listitem');
    expect(entries.map(({ text }) => text.includes(m.current))).toEqual([true, false]);
    expect(entries[0]?.text).toContain(m.unknownBrowser);
  });

  it('say if there are none', () => {
    expect(render([]).text).toContain(m.loginsEmpty);
  });
});

describe('judges', () => {
  const judge = (name: string | undefined, part: object = {}) => ({
    service: { host: '10.0.0.5', metadata: name === undefined ? {} : { judgeName: name } },
    cpuCores: 1,
    slots: 2,
    busySlots: 1,
    percentCpuLoad: '10%',
    percentMemoryLoad: '20%',
    languages: [{ name: 'C++ 17', version: 'g++ 14' }],
    disabledLanguages: [],
    pausedBecause: null,
    ...part,
  });
  const render = (list: readonly object[]) =>
    renderMarkup(<JudgesSheet />, { queries: [[judgesQuery.queryKey, list]] });

  it.each([
    ['its name', 'judge-1', 'judge-1'],
    ['its host without a name', undefined, '10.0.0.5'],
  ])('are titled with %s', (_case, name, title) => {
    expect(render([judge(name)]).names('heading')).toContain(title);
  });

  it('say why they are paused', () => {
    const pausedBecause = { fault: 'read-only', detail: 'EROFS: read-only file system' };
    const { text } = render([judge('one', { pausedBecause })]);
    expect(text).toContain(judges.paused('Disk is read-only'));
    expect(text).toContain(pausedBecause.detail);
    expect(render([judge('one')]).text).not.toContain(judges.pausedText);
  });

  it('give the reason for each language that failed its self-test', () => {
    const broken = judge('one', { disabledLanguages: [{ name: 'Go', reason: 'go: not found' }] });
    const { text } = render([broken]);
    expect(text).toContain('go: not found');
    expect(text).toContain(judges.disabled(1));
    expect(render([judge('one')]).text).not.toContain(judges.disabledTitle);
  });
});

describe('the activity', () => {
  const day = (date: string, submissions: number, accepted: number, newUsers: number) => ({
    day: date,
    submissions,
    accepted,
    newUsers,
  });

  it('sums up the days', () => {
    const statistics = { days: [day('2026-11-09', 3, 1, 1), day('2026-11-10', 1, 1, 2)], results: [] };
    const { text } = renderMarkup(<ActivitySheets />, { queries: [[statisticsQuery.queryKey, statistics]] });
    expect(text).toContain(`${m.submitted} 4`);
    expect(text).toContain(`${m.accepted} 2`);
    expect(text).toContain(`${m.newUsers} 3`);
    expect(text).toContain(`${m.perDay} 1.5`);
    expect(text).toContain(m.resultsEmpty);
  });

  it('of a new site divides by nothing', () => {
    const { text } = renderMarkup(<ActivitySheets />, {
      queries: [[statisticsQuery.queryKey, { days: [], results: [] }]],
    });
    expect(text).not.toContain('NaN');
    expect(text).not.toContain('Infinity');
  });
});
