import { staffRoles, type StaffRole } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { staffQuery, type StaffMember } from '../api/contest-desk.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { staffMessages } from './staff-messages.ts';
import { StaffTab } from './staff-tab.tsx';
import { toggleRole } from './toggle-role.ts';

describe('toggleRole', () => {
  it.each<[readonly StaffRole[], StaffRole, StaffRole[]]>([
    [[], 'jury', ['jury']],
    [['jury'], 'jury', []],
    [['jury'], 'balloons', ['balloons', 'jury']],
    [['balloons', 'print', 'jury'], 'print', ['balloons', 'jury']],
  ])('of %j with %s is %j', (roles, role, expected) => {
    expect(toggleRole(roles, role)).toEqual(expected);
  });
});

const member = (username: string, roles: StaffRole[]): StaffMember => ({ uid: username, username, roles });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the staff of a contest in %s', (locale) => {
  const m = staffMessages[locale];
  const show = (staff?: StaffMember[] | Error) =>
    renderMarkup(
      <ContestContext value={aContestState({ isAdmin: true })}>
        <StaffTab />
      </ContestContext>,
      { locale, queries: staff === undefined ? [] : [[staffQuery(7).queryKey, staff]] },
    );

  it('has a form with one box per role, none checked', () => {
    const boxes = show([]).all('checkbox');
    expect(boxes.map(({ isChecked }) => isChecked)).toEqual(staffRoles.map(() => false));
  });

  it('says that it is empty', () => {
    const shown = show([]);
    expect(shown.text).toContain(m.empty);
    expect(shown.find('table', m.table)).toBeUndefined();
  });

  it('shows the roles of each member, and removes a member', () => {
    const shown = show([member('ann', ['jury']), member('bob', ['balloons', 'print'])]);
    const isChecked = (name: string, role: StaffRole) =>
      shown.get('checkbox', m.roleOf(name, m.roles[role])).isChecked;
    expect(staffRoles.map((role) => isChecked('ann', role))).toEqual(
      staffRoles.map((role) => role === 'jury'),
    );
    expect(staffRoles.map((role) => isChecked('bob', role))).toEqual(
      staffRoles.map((role) => role !== 'jury'),
    );
    expect(shown.names('button')).toEqual(expect.arrayContaining([m.removeOf('ann'), m.removeOf('bob')]));
  });

  it('keeps the form when the list cannot be loaded', () => {
    const shown = show(new Error('offline'));
    expect(shown.text).toContain(m.failed);
    expect(shown.find('textbox', m.username)).toBeDefined();
  });

  it('is neither empty nor failed while it loads', () => {
    const { text } = show();
    expect(text).not.toContain(m.empty);
    expect(text).not.toContain(m.failed);
  });
});
