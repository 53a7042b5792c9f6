import { listDuties, type StaffRole } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { announcementsQuery, type Announcement } from '../api/list-announcements.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementsTab } from './announcements-tab.tsx';

const published = '2026-11-15T12:30:00.000+0000';
const announcement = (id: number, part: Partial<Announcement> = {}) =>
  ({
    id,
    title: `News ${String(id)}`,
    content: 'Text',
    gmtCreate: published,
    gmtModified: published,
    ...part,
  }) as Announcement;
const listOf = (...ids: number[]) => ids.map((id) => announcement(id));

interface Shown {
  announcements?: readonly Announcement[] | Error;
  staffRoles?: StaffRole[];
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the announcements of a contest in %s', (locale) => {
  const m = announcementMessages[locale];
  const show = ({ announcements, staffRoles = [] }: Shown) =>
    renderMarkup(
      <ContestContext value={aContestState({ duties: listDuties({ isAdmin: false, staffRoles }) })}>
        <AnnouncementsTab />
      </ContestContext>,
      {
        locale,
        user: aUser(),
        queries: announcements === undefined ? [] : [[announcementsQuery(7).queryKey, announcements]],
      },
    );

  it('have their titles as headings, all on one page', () => {
    const ids = Array.from({ length: 30 }, (_, index) => 30 - index);
    expect(show({ announcements: listOf(...ids) }).names('heading')).toEqual(
      ids.map((id) => `News ${String(id)}`),
    );
  });

  it('say when they were changed, if they were', () => {
    const changed = announcement(1, { gmtModified: '2026-11-15T13:30:00.000+0000' });
    expect(show({ announcements: [changed] }).text).toContain(m.changed);
    expect(show({ announcements: listOf(1) }).text).not.toContain(m.changed);
  });

  it.each([
    ['there are none', [], m.empty],
    ['they did not load', new Error('offline'), m.failed],
  ])('say that %s', (_case, announcements, text) => {
    expect(show({ announcements }).text).toContain(text);
  });

  it.each<[string, StaffRole[], boolean]>([
    ['the jury', ['jury'], true],
    ['balloon and print staff', ['balloons', 'print'], false],
    ['contestants', [], false],
  ])('are written, edited and deleted by staff with that duty: %s', (_case, staffRoles, isAllowed) => {
    const names = show({ announcements: listOf(1), staffRoles }).names('button');
    expect(names.includes(m.announce)).toBe(isAllowed);
    expect(names.includes(m.editOf('News 1'))).toBe(isAllowed);
    expect(names.includes(m.removeOf('News 1'))).toBe(isAllowed);
  });
});
