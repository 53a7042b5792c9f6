import { expect, test } from 'vitest';
import { isStaffRole, listDuties, type ContestPosition } from './contest-staff.ts';

const stranger: ContestPosition = { isAdmin: false, staffRoles: [] };

test.each<[string, Partial<ContestPosition>, string]>([
  ['a contestant', {}, ''],
  ['balloon staff', { staffRoles: ['balloons'] }, 'balloons'],
  ['print staff', { staffRoles: ['print'] }, 'prints'],
  ['the jury', { staffRoles: ['jury'] }, 'results announcements rejudge'],
  ['staff with two roles', { staffRoles: ['print', 'balloons'] }, 'balloons prints'],
  [
    'an administrator of the contest',
    { isAdmin: true },
    'balloons prints results announcements rejudge people reveal settings',
  ],
])('%s', (_who, position, duties) => {
  expect(listDuties({ ...stranger, ...position }).join(' ')).toBe(duties);
});

test.each([
  ['jury', true],
  ['director', false],
  ['', false],
])('%j is a staff role: %s', (text, expected) => {
  expect(isStaffRole(text)).toBe(expected);
});
