import { describe, expect, it } from 'vitest';
import { aSelection } from '../../../ui/testing/a-selection.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { GroupMember } from '../api/members.ts';
import { groupMessages } from '../group-messages.ts';
import { aGroup, aGroupState } from '../testing/a-group.ts';
import { GroupContext, type GroupState } from '../use-group.ts';
import { ApplicationTable } from './application-table.tsx';
import { memberMessages } from './member-messages.ts';
import { MemberTable } from './member-table.tsx';

const aMember = (changes: Partial<GroupMember>): GroupMember => ({
  id: 1,
  gid: 7,
  uid: 'u9',
  username: 'bob',
  auth: 3,
  reason: null,
  gmtCreate: '2026-11-01T08:00:00.000+0000',
  gmtModify: '2026-11-02T08:00:00.000+0000',
  ...changes,
});
const ignore = () => undefined;
const owner: Partial<GroupState> = {
  group: aGroup({ uid: 'u1' }),
  standing: 'root',
  isOwner: true,
  isAdmin: true,
  isRoot: true,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = memberMessages[locale];
  const words = groupMessages[locale];
  const inGroup = (element: React.ReactElement, changes: Partial<GroupState> = {}) =>
    renderMarkup(<GroupContext value={aGroupState(changes)}>{element}</GroupContext>, {
      locale,
      user: aUser(),
    });
  const table = (members: GroupMember[], changes?: Partial<GroupState>) =>
    inGroup(<MemberTable members={members} onRemove={ignore} onTransfer={ignore} />, changes);

  it('members see roles without controls', () => {
    const shown = table([aMember({ auth: 4 })]);
    expect(shown.text).toContain(words.roles.admin);
    expect(shown.all('button')).toEqual([]);
    expect(shown.all('combobox')).toEqual([]);
  });

  it('the owner changes roles, removes and transfers', () => {
    const shown = table([aMember({})], owner);
    expect(shown.names('button')).toEqual([m.transferTo('bob'), m.removeOf('bob')]);
    expect(shown.html).toContain(m.roleOf('bob'));
  });

  it('the row of the owner has no controls', () => {
    const shown = table([aMember({ uid: 'u1', username: 'ann', auth: 5 })], owner);
    expect(shown.text).toContain(words.owner);
    expect(shown.all('button')).toEqual([]);
  });

  it.each([
    ['waiting', 1, [m.acceptOf('bob'), m.refuseOf('bob')]],
    ['refused', 2, [m.acceptOf('bob')]],
  ])('a %s application', (_state, auth, buttons) => {
    const shown = inGroup(
      <ApplicationTable
        applications={[aMember({ auth, reason: 'I study here' })]}
        selection={aSelection<string>()}
        decision={{ isPending: false, mutate: ignore }}
      />,
    );
    expect(shown.text).toContain('I study here');
    expect(shown.names('button')).toEqual(buttons);
  });
});
