import { expect, test } from 'vitest';
import { alice, columnsOf, knowSite, mapRow, runStep, summarize } from '../testing/map-row.ts';
import { mapUser, passwordStep, roleOf } from './users.ts';

test.each([
  { hoj: 1000, here: 1000, name: 'root' },
  { hoj: 1001, here: 1001, name: 'admin' },
  { hoj: 1002, here: 1002, name: 'user' },
  { hoj: 1003, here: 1003, name: 'user who may not submit' },
  { hoj: 1004, here: 1004, name: 'user who may not discuss' },
  { hoj: 1005, here: 1005, name: 'muted user' },
  { hoj: 1006, here: 1006, name: 'user who may not submit or discuss' },
  { hoj: 1007, here: 1007, name: 'user without permissions' },
  { hoj: 1008, here: 1008, name: 'problem administrator' },
  { hoj: 1009, here: 1002, name: 'a role that HOJ does not have' },
  { hoj: 1, here: 1002, name: 'a number of another table' },
  { hoj: undefined, here: 1002, name: 'an account without a role' },
])('role $hoj, $name, becomes $here', ({ hoj, here }) => {
  expect(roleOf(hoj)).toBe(here);
});

const carol = 'c0'.padStart(32, '0');
const user = { uuid: carol, username: 'carol', gmt_create: '2024-03-01 23:30:00' };

test.each([
  { row: { gender: 'male' }, columns: { gender: 'male' } },
  { row: { gender: '男' }, columns: { gender: 'secrecy' } },
  { row: { status: 0 }, columns: { is_banned: false } },
  { row: { status: 1 }, columns: { is_banned: true } },
  { row: { email: '' }, columns: { email: null } },
  { row: { email: ' c@example.org ' }, columns: { email: 'c@example.org' } },
  { row: { nickname: '  ' }, columns: { nickname: null } },
  { row: { number: '2024001' }, columns: { student_number: '2024001' } },
  { row: {}, columns: { created_at: '2024-03-01T15:30:00.000Z', updated_at: '2024-03-01T15:30:00.000Z' } },
  { row: { gmt_create: null }, columns: { created_at: '1970-01-01T00:00:00.000Z' } },
])('an account with $row has $columns', ({ row, columns }) => {
  expect(columnsOf(mapRow(mapUser, { ...user, ...row }))).toMatchObject(columns);
});

test.each([
  { row: { uuid: 'NOT HEX' }, outcome: 'broken bad-value' },
  { row: { username: '' }, outcome: 'broken bad-value' },
  { row: { username: 'x'.repeat(101) }, outcome: 'broken bad-value' },
  { row: { username: 'ALICE' }, outcome: 'broken duplicate' },
  { row: { email: 'A@example.org' }, outcome: 'mapped duplicate' },
  { row: { uuid: alice, username: 'alice' }, outcome: 'mapped' },
])('an account with $row is $outcome', ({ row, outcome }) => {
  const known = knowSite();
  known.emails.add('a@example.org');
  expect(summarize(mapRow(mapUser, { ...user, ...row }, known))).toBe(outcome);
});

test.each([
  { username: 'ca/rol', outcome: 'mapped unsafe-name' },
  { username: '<img src=x>', outcome: 'mapped unsafe-name' },
  { username: 'ｒｏｏｔ', outcome: 'mapped unsafe-name unsafe-name' },
  { username: 'rооt', outcome: 'mapped unsafe-name unsafe-name' },
  { username: 'r00t', outcome: 'mapped unsafe-name' },
  { username: 'a1ice', outcome: 'mapped' },
  { username: 'Team 1', outcome: 'mapped' },
  { username: 'x'.repeat(30), outcome: 'mapped' },
])('the name $username moves: $outcome', ({ username, outcome }) => {
  const known = knowSite();
  known.roles.set('1', 1000);
  mapRow(mapUser, { ...user, uuid: '1', username: 'root' }, known);
  const result = mapRow(mapUser, { ...user, username }, known);
  expect(summarize(result)).toBe(outcome);
  expect(columnsOf(result)).toMatchObject({ username });
});

test('an administrator who comes after a name that looks alike is reported', () => {
  const known = knowSite();
  mapRow(mapUser, { ...user, username: 'r00t' }, known);
  known.roles.set('1', 1000);
  expect(summarize(mapRow(mapUser, { ...user, uuid: '1', username: 'root' }, known))).toBe(
    'mapped unsafe-name',
  );
});

test('roles and ratings of other tables complete an account', () => {
  const known = knowSite();
  known.roles.set(carol, 1008);
  known.ratings.set(carol, 1600);
  expect(columnsOf(mapRow(mapUser, user, known))).toMatchObject({ role_code: 1008, rating: 1600 });
});

test('only MD5 hashes become passwords, and only of accounts that moved', async () => {
  const md5 = 'A'.repeat(32);
  const outcomes = await runStep(passwordStep, [
    { uuid: alice, password: md5 },
    { uuid: carol, password: md5 },
  ]);
  expect(outcomes.map(summarize)).toEqual(['mapped', 'skipped']);
  expect(columnsOf(outcomes[0])).toEqual({ id: alice, password_hash: `hash of ${md5.toLowerCase()}` });
  const [plain] = await runStep(passwordStep, [{ uuid: alice, password: 'plain text' }]);
  expect(plain && summarize(plain)).toBe('broken no-password');
});
