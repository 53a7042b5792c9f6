import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Announcement } from '../api/list-announcements.ts';
import { unreadAnnouncementsQuery } from '../api/list-unread-announcements.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import { AnnouncementNotices } from './announcement-notices.tsx';

const announcement = (id: number) => ({ id, title: `News ${String(id)}` }) as Announcement;
const user = aUser();
const { queryKey } = unreadAnnouncementsQuery({ contestId: 7, uid: user.uid, listRead: () => [] });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('notices of announcements in %s', (locale) => {
  const m = announcementMessages[locale];
  const show = (count: number, state: Partial<ContestState> = {}) =>
    renderMarkup(
      <ContestContext value={aContestState(state)}>
        <AnnouncementNotices />
      </ContestContext>,
      {
        locale,
        user,
        queries: [[queryKey, Array.from({ length: count }, (_, index) => announcement(index + 1))]],
      },
    );

  it('lead to the announcements and can be dismissed', () => {
    const shown = show(1);
    expect(shown.get('link', 'News 1').href).toBe('/contest/7/announcements');
    expect(shown.names('button')).toEqual([m.close('News 1')]);
  });

  it('are three at most', () => {
    expect(show(5).names('link')).toEqual(['News 1', 'News 2', 'News 3']);
  });

  it.each<[string, Partial<ContestState>]>([
    ['after the end', { stage: 'ended' }],
    ['before the start', { stage: 'scheduled' }],
    ['without access', { canEnter: false }],
  ])('do not appear %s', (_case, state) => {
    expect(show(2, state).names('link')).toEqual([]);
  });

  it('are announced to screen readers', () => {
    expect(show(0).get('status', m.notices).attribute('aria-live')).toBe('polite');
  });
});
