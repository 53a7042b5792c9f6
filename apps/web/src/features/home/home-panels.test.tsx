import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { announcementPageSize, announcementsQuery } from './api/list-announcements.ts';
import { otherContestsQuery } from './api/list-other-contests.ts';
import { recentContestsQuery } from './api/list-recent-contests.ts';
import { newestProblemsQuery } from './api/list-newest-problems.ts';
import { weekRankingQuery } from './api/list-week-ranking.ts';
import { contestMessages } from './contests/contest-messages.ts';
import { ContestPanel } from './contests/contest-panel.tsx';
import { Entries } from './entries.tsx';
import { entryMessages } from './entry-messages.ts';
import { newestProblemsMessages } from './problems/newest-problems-messages.ts';
import { NewestProblems } from './problems/newest-problems.tsx';
import { weekRankingMessages } from './ranking/week-ranking-messages.ts';
import { WeekRanking } from './ranking/week-ranking.tsx';

describe('the entries', () => {
  it.each(['zh-CN', 'zh-HK', 'en-US'] as const)('lead to the sections of the site in %s', (locale) => {
    const m = entryMessages[locale];
    const markup = renderMarkup(<Entries />, { locale });
    expect(markup.all('link').map(({ href }) => href)).toEqual([
      '/training',
      '/problem',
      '/practice',
      '/status',
      '/contest',
    ]);
    expect(markup.get('link', m.practice.name).href).toBe('/practice');
  });
});

describe('the ranking of the week', () => {
  const m = weekRankingMessages['en-US'];
  const ranked = (uid: string, ac: number) => ({
    uid,
    username: `name-${uid}`,
    avatar: null,
    titleName: null,
    titleColor: null,
    ac,
  });
  const render = (users: readonly object[]) =>
    renderMarkup(<WeekRanking />, {
      user: aUser({ uid: 'u2' }),
      queries: [[weekRankingQuery.queryKey, users]],
    });

  it('leaves out users without a solved problem', () => {
    const rows = render([ranked('u1', 5), ranked('u2', 3), ranked('u3', 0)])
      .all('row')
      .slice(1);
    expect(rows.map(({ text }) => text.includes('name-u3'))).toEqual([false, false]);
  });

  it('marks the own row', () => {
    const rows = render([ranked('u1', 5), ranked('u2', 3)])
      .all('row')
      .slice(1);
    expect(rows.map(({ text }) => text.includes(m.self))).toEqual([false, true]);
  });

  it('invites to the first problem of the week if all have none', () => {
    const markup = render([ranked('u1', 0)]);
    expect(markup.text).toContain(m.emptyTitle);
    expect(markup.get('link', m.emptyAction).href).toBe('/problem');
  });
});

describe('updated problems', () => {
  const m = newestProblemsMessages['en-US'];

  it('link by their display id', () => {
    const problems = [{ id: 1, problemId: 'A/1', title: 'Sum', gmtCreate: '2026-05-01T08:00:00.000+0000' }];
    const markup = renderMarkup(<NewestProblems />, {
      queries: [[newestProblemsQuery.queryKey, problems]],
    });
    expect(markup.get('link', 'Sum').href).toBe('/problem/A%2F1');
  });

  it('say if there are none', () => {
    const markup = renderMarkup(<NewestProblems />, { queries: [[newestProblemsQuery.queryKey, []]] });
    expect(markup.text).toContain(m.emptyTitle);
  });
});

describe('announcements', () => {
  const m = announcementMessages['en-US'];
  const announcement = (id: number) => ({
    id,
    title: `News ${String(id)}`,
    content: '',
    username: 'root',
    gmtCreate: '2026-05-01T08:00:00.000+0000',
  });
  const render = (records: readonly object[], total: number) =>
    renderMarkup(<AnnouncementPanel />, { queries: [[announcementsQuery(1).queryKey, { records, total }]] });

  it('opened from the second page has a way back, and the page stays in the URL', () => {
    const at = (url: string) =>
      renderMarkup(<AnnouncementPanel />, {
        url,
        queries: [[announcementsQuery(2).queryKey, { records: [announcement(9)], total: 6 }]],
      });
    expect(at('/?announcementPage=2&announcement=9').names('button')).toContain(m.back);
    const closed = at('/?announcementPage=2');
    expect(closed.names('button')).not.toContain(m.back);
    expect(closed.text).toContain(announcement(9).title);
  });

  it('open by a button each', () => {
    const names = render([announcement(1), announcement(2)], 2).names('button');
    expect(names.some((name) => name.startsWith('News 1'))).toBe(true);
    expect(names.some((name) => name.startsWith('News 2'))).toBe(true);
  });

  it.each([
    [announcementPageSize, false],
    [announcementPageSize + 1, true],
  ])('of %i have pages: %s', (total, hasPages) => {
    expect(render([announcement(1)], total).all('navigation').length > 0).toBe(hasPages);
  });

  it('say if there are none', () => {
    expect(render([], 0).text).toContain(m.emptyTitle);
  });
});

describe('contests on the home page', () => {
  const m = contestMessages['en-US'];
  const clock = { serverMs: Date.UTC(2026, 4, 1), countMs: performance.now(), uncertaintyMs: 0 };
  const contest = (id: number, day: number) => ({
    id,
    title: `Contest ${String(id)}`,
    type: 0,
    auth: 0,
    startTime: `2026-05-0${String(day)}T08:00:00.000+0000`,
    endTime: `2026-05-0${String(day)}T13:00:00.000+0000`,
    duration: 18_000,
    sealRankTime: null,
    autoRealRank: true,
  });
  const render = (contests: readonly object[]) =>
    renderMarkup(<ContestPanel />, {
      queries: [
        [recentContestsQuery.queryKey, { contests, clock }],
        [otherContestsQuery.queryKey, []],
      ],
    });

  it('are the four nearest, the next one first', () => {
    const { text } = render([contest(6, 6), contest(2, 2), contest(5, 5), contest(3, 3), contest(4, 4)]);
    const shown = [...text.matchAll(/Contest (\d)/g)].map(([, id]) => id);
    expect([...new Set(shown)]).toEqual(['2', '3', '4', '5']);
  });

  it('lead to all contests if there are none', () => {
    expect(render([]).get('link', m.emptyAction).href).toBe('/contest');
  });
});
