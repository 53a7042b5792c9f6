import { expect, test } from 'vitest';
import { alice, bob, columnsOf, knowSite, mapRow, runStep, summarize } from '../testing/map-row.ts';
import {
  contestPrintStep,
  contestRecordStep,
  contestRegistrationStep,
  mapAnnouncement,
  mapContest,
  mapContestProblem,
} from './contests.ts';

const contest = {
  id: 60,
  uid: alice,
  title: '周赛',
  start_time: '2024-03-10 09:00:00',
  end_time: '2024-03-10 12:00:00',
};
const from = (time: string) => `2024-03-10T${time}:00.000Z`;

test.each([
  { row: { type: 0 }, columns: { scoring: 'acm' } },
  { row: { type: 1 }, columns: { scoring: 'oi', oi_basis: 'recent' } },
  { row: { type: 1, oi_rank_score_type: 'Recent' }, columns: { oi_basis: 'recent' } },
  { row: { type: 1, oi_rank_score_type: 'Highest' }, columns: { oi_basis: 'highest' } },
  { row: { auth: 0, pwd: 'left over' }, columns: { audience: 'public', password: null } },
  { row: { auth: 1, pwd: 'open' }, columns: { audience: 'private', password: 'open' } },
  { row: { auth: 2, pwd: 'open' }, columns: { audience: 'protected', password: 'open' } },
  { row: { auth: 9, pwd: 'open' }, columns: { audience: 'private', password: 'open' } },
  { row: {}, columns: { start_at: from('01:00'), end_at: from('04:00'), sealed_from: null } },
  {
    row: { seal_rank: 1, seal_rank_time: '2024-03-10 11:00:00' },
    columns: { sealed_from: from('03:00'), is_unsealed_at_end: true },
  },
  { row: { seal_rank: 0, seal_rank_time: '2024-03-10 11:00:00' }, columns: { sealed_from: null } },
  { row: { seal_rank: 1, seal_rank_time: '2024-03-10 13:00:00' }, columns: { sealed_from: null } },
  { row: { auto_real_rank: 0 }, columns: { is_unsealed_at_end: false } },
  { row: { rank_show_name: 'nickname' }, columns: { shown_name: 'nickname' } },
  { row: { rank_show_name: 'email' }, columns: { shown_name: 'username' } },
  { row: { open_account_limit: 1, account_limit_rule: 'team*' }, columns: { account_rule: 'team*' } },
  { row: { open_account_limit: 0, account_limit_rule: 'team*' }, columns: { account_rule: null } },
  { row: { award_type: 0, award_config: '{"config":[{}]}' }, columns: { award_type: 'none', awards: '[]' } },
  { row: { award_type: 1, award_config: '{"config":[]}' }, columns: { award_type: 'proportion' } },
  { row: { award_type: 2, award_config: '{"config":[]}' }, columns: { award_type: 'number' } },
  { row: { title: ' ' }, columns: { title: 'Contest 60' } },
  { row: { allow_end_submit: 1 }, columns: { is_submitting_allowed_after_end: true } },
])('a contest with $row has $columns', ({ row, columns }) => {
  expect(columnsOf(mapRow(mapContest, { ...contest, ...row }))).toMatchObject(columns);
});

test.each([
  { row: { end_time: '2024-03-10 09:00:00' }, outcome: 'broken bad-value' },
  { row: { gid: 8 }, outcome: 'broken missing-group' },
  { row: { uid: 'ghost' }, outcome: 'mapped missing-user' },
  { row: { auth: 1, pwd: '' }, outcome: 'mapped bad-value' },
  { row: { award_type: 1, award_config: 'gold' }, outcome: 'mapped bad-json' },
  { row: { star_account: '{"star_account":["ghost"]}' }, outcome: 'mapped missing-user' },
  { row: { star_account: '[]' }, outcome: 'mapped bad-json' },
])('a contest with $row is $outcome', ({ row, outcome }) => {
  expect(summarize(mapRow(mapContest, { ...contest, ...row }))).toBe(outcome);
});

test('starred accounts become rows of their own, each once', () => {
  const outcome = mapRow(mapContest, { ...contest, star_account: '{"star_account":["bob","bob "]}' });
  expect(outcome).toMatchObject({
    writes: [{ table: 'contest' }, { table: 'contest_star', row: { contest_id: 60, user_id: bob } }],
  });
});

test.each([
  { row: { cid: 50, pid: 1001, display_id: 'B' }, outcome: 'mapped' },
  { row: { cid: 51, pid: 1001, display_id: 'B' }, outcome: 'broken missing-contest' },
  { row: { cid: 50, pid: 4711, display_id: 'B' }, outcome: 'broken missing-problem' },
  { row: { cid: 50, pid: 1000, display_id: 'B' }, outcome: 'broken duplicate' },
  { row: { cid: 50, pid: 1001, display_id: 'A' }, outcome: 'broken duplicate' },
])('a problem of a contest with $row is $outcome', ({ row, outcome }) => {
  const known = knowSite();
  known.contestNames.add('50 name A').add('50 problem 1000');
  expect(summarize(mapRow(mapContestProblem, { id: 6, ...row }, known))).toBe(outcome);
});

test.each([
  { row: { cid: 50, uid: alice }, outcome: 'mapped' },
  { row: { cid: 51, uid: alice }, outcome: 'broken missing-contest' },
  { row: { cid: 50, uid: 'ghost' }, outcome: 'broken missing-user' },
])('a registration with $row is $outcome', async ({ row, outcome }) => {
  expect((await runStep(contestRegistrationStep, [{ id: 1, ...row }])).map(summarize)).toEqual([outcome]);
});

test.each([
  { row: { checked: 1, submit_id: 1 }, outcome: 'mapped' },
  { row: { checked: 0, submit_id: 1 }, outcome: 'skipped' },
  { row: { checked: 1, submit_id: 4711 }, outcome: 'broken missing-submission' },
])('a record with $row is $outcome', async ({ row, outcome }) => {
  const record = { id: 1, cid: 50, uid: alice, cpid: 5, ...row };
  expect((await runStep(contestRecordStep, [record])).map(summarize)).toEqual([outcome]);
});

test.each([
  { status: 0, isPrinted: false },
  { status: 1, isPrinted: true },
])('a print of status $status', async ({ status, isPrinted }) => {
  const [outcome] = await runStep(contestPrintStep, [
    { id: 1, cid: 50, username: 'Alice', content: 'x', status },
  ]);
  expect(columnsOf(outcome)).toMatchObject({ user_id: alice, is_printed: isPrinted });
});

test.each([
  { row: { uid: alice }, table: 'announcement' },
  { row: { uid: alice, gid: 7 }, table: 'group_announcement' },
  { row: { id: 90, uid: 'ghost' }, table: 'contest_announcement' },
])('an announcement with $row goes to $table', ({ row, table }) => {
  const known = knowSite();
  known.contestOfAnnouncement.set(90, 50);
  expect(mapRow(mapAnnouncement, { id: 1, title: 'x', ...row }, known)).toMatchObject({
    writes: [{ table }],
  });
});
