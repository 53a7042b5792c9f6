import { expect, test } from 'vitest';
import { alice, columnsOf, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { groupMemberStep, mapGroup } from './groups.ts';

const group = { id: 8, uid: alice, name: '二班', short_name: 'C2', auth: 3, code: 'abc123' };

test.each([
  { row: { auth: 1, code: null }, columns: { access: 'public', code: null }, outcome: 'mapped' },
  { row: { auth: 2 }, columns: { access: 'protected', code: 'abc123' }, outcome: 'mapped' },
  { row: { auth: 3 }, columns: { access: 'private', code: 'abc123' }, outcome: 'mapped' },
  { row: { auth: 9 }, columns: { access: 'private' }, outcome: 'mapped' },
  { row: { code: 'short' }, columns: { code: '000008' }, outcome: 'mapped bad-value' },
  { row: { visible: 0, status: 1 }, columns: { is_visible: false, is_banned: true }, outcome: 'mapped' },
])('a group with $row has $columns', ({ row, columns, outcome }) => {
  const mapped = mapRow(mapGroup, { ...group, ...row });
  expect(columnsOf(mapped)).toMatchObject(columns);
  expect(summarize(mapped)).toBe(outcome);
});

test.each([
  { row: { gid: 7, uid: alice, auth: 1 }, outcome: 'mapped' },
  { row: { gid: 7, uid: alice, auth: 5 }, outcome: 'mapped' },
  { row: { gid: 7, uid: alice, auth: 6 }, outcome: 'broken bad-value' },
  { row: { gid: 9, uid: alice, auth: 3 }, outcome: 'broken missing-group' },
  { row: { gid: 7, uid: 'ghost', auth: 3 }, outcome: 'broken missing-user' },
])('a member with $row is $outcome', async ({ row, outcome }) => {
  expect((await runStep(groupMemberStep, [{ id: 1, ...row }])).map(summarize)).toEqual([outcome]);
});
