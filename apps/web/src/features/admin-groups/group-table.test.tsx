import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { adminGroupMessages } from './admin-group-messages.ts';
import type { AdministeredGroup } from './api/groups.ts';
import { parseGroupStatus } from './group-status.ts';
import { GroupTable } from './group-table.tsx';

const ignore = () => undefined;
const group: AdministeredGroup = {
  id: 7,
  avatar: null,
  name: 'Algorithms 2026',
  shortName: 'algo26',
  brief: 'The class of 2026',
  owner: 'teacher',
  uid: 'u1',
  auth: 2,
  visible: false,
  status: 0,
  gmtCreate: '2026-09-01T08:00:00.000+0000',
  gmtModified: '2026-09-01T08:00:00.000+0000',
  memberCount: 40,
  applicationCount: 2,
  problemCount: 5,
  trainingCount: 3,
  contestCount: 1,
  submissionCount: 812,
  sizeBytes: 2048,
  banReason: null,
  banTime: null,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the groups of the back office in %s', (locale) => {
  const m = adminGroupMessages[locale];
  const show = (changes: Partial<AdministeredGroup> = {}) =>
    renderMarkup(<GroupTable groups={[{ ...group, ...changes }]} onBan={ignore} onUnban={ignore} />, {
      locale,
    });

  it('show owner, size and what waits', () => {
    const shown = show();
    expect(shown.get('link', group.name).href).toBe('/group/7');
    for (const text of [m.applications(2), m.contentOf(5, 3, 1), m.hidden, '812', m.states.normal])
      expect(shown.text).toContain(text);
    expect(shown.names('button')).toEqual([m.banOf(group.name)]);
  });

  it('show why a group is banned', () => {
    const shown = show({ status: 1, banReason: 'spam' });
    expect(shown.text).toContain(m.bannedSince('spam'));
    expect(shown.names('button')).toEqual([m.unbanOf(group.name)]);
  });
});

it.each([
  ['', undefined],
  ['0', 0],
  ['1', 1],
  ['2', undefined],
])('the state %j in the address', (text, status) => {
  expect(parseGroupStatus(text)).toBe(status);
});
