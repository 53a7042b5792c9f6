import { roleCodes, type Role } from '@touchstone/contract/roles';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../lib/admin-api/list-users.ts';
import { aSelection } from '../../../ui/testing/a-selection.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { roleMessages } from '../role-messages.ts';
import { listMessages } from './list-messages.ts';
import { UserTable } from './user-table.tsx';

const m = listMessages['en-US'];
const names = roleMessages['en-US'];
const user = (username: string, role: Role, part: object = {}) =>
  ({
    uid: `uid-${username}`,
    username,
    avatar: null,
    realname: null,
    email: null,
    titleName: null,
    titleColor: null,
    github: null,
    blog: null,
    cfUsername: null,
    recentLoginTime: null,
    gmtCreate: '2026-05-01T08:00:00.000+0000',
    status: 0,
    roles: [{ id: roleCodes[role], role }],
    ...part,
  }) as unknown as User;
const render = (users: readonly User[], chosen: readonly string[] = [], isWhole = false) =>
  renderMarkup(<UserTable users={users} selection={aSelection(chosen, isWhole)} onEdit={() => undefined} />);

describe('the users', () => {
  it.each(['root', 'admin', 'problem_admin', 'default_user', 'no_subimit_user', 'mute_user'] as const)(
    'show the role %s in the language of the page',
    (role) => {
      expect(render([user('ann', role)]).text).toContain(names[role]);
    },
  );

  it('show an unknown role by its name on the wire', () => {
    const strange = user('ann', 'root', { roles: [{ id: 4711, role: 'visitor' }] });
    expect(render([strange]).text).toContain('visitor');
  });

  it('mark those who are banned', () => {
    const [, banned, free] = render([
      user('ann', 'default_user', { status: 1 }),
      user('bo', 'default_user'),
    ]).all('row');
    expect(banned?.text).toContain(m.banned);
    expect(free?.text).not.toContain(m.banned);
  });

  it('show the last login, and links to the accounts elsewhere', () => {
    const [, known, unknown] = render([
      user('ann', 'default_user', {
        recentLoginTime: '2026-05-02T08:00:00.000+0000',
        github: 'ann',
        blog: 'ann.example',
        cfUsername: 'ann_cf',
      }),
      user('bo', 'default_user', { blog: 'javascript:alert(1)' }),
    ]).all('row');
    expect(known?.text).not.toContain(m.never);
    for (const label of ['github.com/ann', 'ann.example', 'codeforces.com/ann_cf'])
      expect(known?.text).toContain(label);
    expect(unknown?.text).toContain(m.never);
    expect(unknown?.text).not.toContain('javascript');
  });

  it('can be selected one by one or all', () => {
    const some = render([user('ann', 'root'), user('bo', 'admin')], ['uid-ann']);
    expect(some.get('checkbox', m.choose('ann')).isChecked).toBe(true);
    expect(some.get('checkbox', m.choose('bo')).isChecked).toBe(false);
    expect(some.get('checkbox', m.choosePage).isChecked).toBe(false);
    const all = render([user('ann', 'root')], ['uid-ann'], true);
    expect(all.get('checkbox', m.choosePage).isChecked).toBe(true);
  });

  it('have a named button for editing each', () => {
    expect(render([user('ann', 'root'), user('bo', 'admin')]).names('button')).toEqual(
      expect.arrayContaining([m.editUser('ann'), m.editUser('bo')]),
    );
  });
});
