import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { groupMessages } from '../group-messages.ts';
import { TabClosed } from '../group-states.tsx';
import { aGroupState } from '../testing/a-group.ts';
import { GroupContext, type GroupState } from '../use-group.ts';
import { GroupTabBar } from './group-tab-bar.tsx';
import { tabMessages } from './tab-messages.ts';

const summaryKey = ['group', 7, 'summary'];

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = groupMessages[locale];
  const names = tabMessages[locale];
  const show = (element: React.ReactElement, changes: Partial<GroupState> = {}) =>
    renderMarkup(<GroupContext value={aGroupState(changes)}>{element}</GroupContext>, {
      locale,
      queries: [[summaryKey, { memberCount: 3, applicationCount: 2 }]],
    });

  it('a member sees the tabs of members', () => {
    const links = show(<GroupTabBar current="members" />).all('link');
    expect(links.map(({ name }) => name)).toEqual([
      names.home,
      names.problems,
      names.trainings,
      names.contests,
      names.submissions,
      names.members,
      names.rank,
    ]);
    const current = links.filter((link) => link.attribute('aria-current') === 'page');
    expect(current.map(({ href }) => href)).toEqual(['/group/7/member']);
  });

  it('administrators see how many applications wait', () => {
    const shown = show(<GroupTabBar current="home" />, { isAdmin: true });
    expect(shown.names('img')).toEqual([m.openApplications(2)]);
    expect(shown.names('link')).toContain(names.announcements);
    expect(shown.names('link')).not.toContain(names.setting);
  });

  it.each([
    ['outsiders', { isMember: false }, false, m.membersOnly],
    ['members on a page of administrators', {}, true, m.adminsOnly],
    ['a removed member', { isMember: false, hasLostAccess: true }, false, m.lost],
  ])('a closed tab explains itself to %s', (_who, changes, isForAdmins, title) => {
    const shown = show(<TabClosed isForAdmins={isForAdmins} />, changes);
    expect(shown.text).toContain(title);
    expect(shown.get('link', m.toHome).href).toBe('/group/7');
  });
});
