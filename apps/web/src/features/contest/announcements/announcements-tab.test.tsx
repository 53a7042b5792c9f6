import { listDuties, type StaffRole } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../ui/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { announcementsQuery, type Announcement } from '../api/list-announcements.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementsTab } from './announcements-tab.tsx';

const announcement = (id: number) =>
  ({
    id,
    title: `News ${String(id)}`,
    content: 'Text',
    gmtCreate: '2026-11-15T12:30:00.000+0000',
  }) as Announcement;
const pageOf = (...ids: number[]) => ({ records: ids.map(announcement), total: 12 });

interface Shown {
  page?: object | Error;
  number?: number;
  url?: string;
  staffRoles?: StaffRole[];
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the announcements of a contest in %s', (locale) => {
  const m = announcementMessages[locale];
  const show = ({ page, number = 1, url = '/', staffRoles = [] }: Shown) =>
    renderMarkup(
      <ContestContext
        value={aContestState({ duties: listDuties({ isAdmin: false, isSuperAdmin: false, staffRoles }) })}
      >
        <AnnouncementsTab />
      </ContestContext>,
      {
        locale,
        url,
        user: aUser(),
        queries: page === undefined ? [] : [[announcementsQuery(7, number).queryKey, page]],
      },
    );

  it('have their titles as headings', () => {
    expect(show({ page: pageOf(2, 1) }).names('heading')).toEqual(['News 2', 'News 1']);
  });

  it.each([
    ['/?currentPage=2', 2],
    ['/?currentPage=0', 1],
    ['/?currentPage=x', 1],
    ['/?currentPage=12345678', 1],
  ])('show the page of the address %s', (url, number) => {
    expect(show({ url, number, page: pageOf(5) }).names('heading')).toEqual(['News 5']);
  });

  it.each([
    ['there are none', { records: [], total: 0 }, m.empty],
    ['they did not load', new Error('offline'), m.failed],
  ])('say that %s', (_case, page, text) => {
    expect(show({ page }).text).toContain(text);
  });

  it.each<[string, StaffRole[], boolean]>([
    ['the jury', ['jury'], true],
    ['balloon and print staff', ['balloons', 'print'], false],
    ['contestants', [], false],
  ])('are written and deleted by staff with that duty: %s', (_case, staffRoles, isAllowed) => {
    const names = show({ page: pageOf(1), staffRoles }).names('button');
    expect(names.includes(m.announce)).toBe(isAllowed);
    expect(names.includes(m.removeOf('News 1'))).toBe(isAllowed);
  });
});
