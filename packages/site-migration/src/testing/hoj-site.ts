/** A small HOJ with a row or two in every table, and the same with rows that a migration must report. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { hojSchema } from './hoj-schema.ts';
import { insertRows, type InsertedRow } from './insert-rows.ts';

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');
export const userId = (number: number) => number.toString(16).padStart(32, 'a');
/** Behind the others in the order of ids: the earlier of two equal names is kept. */
export const lateId = (number: number) => number.toString(16).padStart(32, 'f');
const at = (day: number, time = '12:00:00') => `2024-03-${String(day).padStart(2, '0')} ${time}`;

type Site = Readonly<Record<string, readonly InsertedRow[]>>;

const [alice, bob, carol] = [userId(1), userId(2), userId(3)];
const aPlusB = '#include <stdio.h>\nint main(){int a,b;scanf("%d%d",&a,&b);printf("%d\\n",a+b);return 0;}\n';

const submission = (submitId: number, uid: string, rest: InsertedRow): InsertedRow => ({
  submit_id: submitId,
  pid: 1000,
  display_pid: 'HOJ-1',
  uid,
  username: 'x',
  submit_time: at(5),
  status: 0,
  time: 3,
  memory: 2000,
  length: aPlusB.length,
  code: aPlusB,
  language: 'C',
  ...rest,
});

export const wholeSite: Site = {
  user_info: [
    {
      uuid: '1',
      username: 'root',
      password: md5('root of hoj'),
      email: 'root@example.org',
      gmt_create: at(1),
    },
    {
      uuid: alice,
      username: 'alice',
      password: md5('alice’s pass 口令'),
      nickname: 'Ali',
      school: '实验中学',
      number: '2024001',
      realname: '爱丽丝',
      gender: 'female',
      email: 'alice@example.org',
      signature: 'tab\there\nand \\ back',
      avatar: '/api/public/img/alice.png',
      gmt_create: at(1, '23:30:00'),
    },
    { uuid: bob, username: 'bob', password: md5('bobs'), status: 1, gmt_create: at(2) },
    { uuid: carol, username: 'carol', password: md5('carols'), gmt_create: at(2) },
  ],
  user_role: [
    { uid: '1', role_id: 1000 },
    { uid: alice, role_id: 1008 },
    { uid: bob, role_id: 1002 },
  ],
  user_record: [{ uid: alice, rating: 1600 }],
  problem: [
    {
      id: 1000,
      problem_id: 'HOJ-1',
      title: 'A+B',
      author: 'alice',
      description: 'Add **two** numbers.',
      input: 'a b',
      output: 'sum',
      examples: '<input>1 2</input><output>3</output>',
      is_upload_case: 1,
      gmt_create: at(3),
    },
    {
      id: 1001,
      problem_id: 'HOJ-2',
      title: '检查器',
      author: '未知',
      type: 1,
      judge_mode: 'spj',
      spj_code: 'int main(){return 0;}',
      spj_language: 'C++',
      is_upload_case: 0,
      auth: 3,
      user_extra_file: '{"lib.h":"#define X 1"}',
      gmt_create: at(3),
    },
  ],
  problem_case: [
    { id: 1, pid: 1000, input: '1.in', output: '1.out' },
    { id: 2, pid: 1000, input: '2.in', output: '2.out' },
    { id: 3, pid: 1001, input: '5\r\n', output: '25\r\n', score: 100 },
  ],
  judge: [
    submission(1, alice, {}),
    submission(2, bob, { status: -1, share: 1, ip: '10.0.0.7' }),
    submission(3, alice, { pid: 1001, score: 60, oi_rank_score: 6, status: 8 }),
    submission(4, alice, { status: 5 }),
    submission(5, bob, { cid: 1000, cpid: 1, submit_time: at(10, '09:10:00') }),
    submission(6, carol, { gid: 1000 }),
    submission(7, carol, { submit_time: at(12) }),
  ],
  group: [
    {
      id: 1000,
      name: '一班',
      short_name: 'C1',
      brief: '',
      owner: 'alice',
      uid: alice,
      auth: 3,
      code: 'abc123',
      gmt_create: at(2),
    },
  ],
  group_member: [
    { id: 1, gid: 1000, uid: alice, auth: 5 },
    { id: 2, gid: 1000, uid: carol, auth: 3, reason: 'please' },
  ],
  file: [
    {
      id: 1,
      uid: alice,
      name: 'alice.png',
      suffix: 'png',
      file_path: '/hoj/file/avatar/alice.png',
      type: 'avatar',
    },
    { id: 2, uid: '1', name: 'notes.pdf', suffix: 'pdf', file_path: '/hoj/file/md/0a1b.pdf', type: 'md' },
    {
      id: 3,
      uid: '1',
      name: 'c.png',
      suffix: 'png',
      file_path: '/hoj/file/carousel/c.png',
      type: 'carousel',
    },
    {
      id: 4,
      uid: '1',
      name: 'gone.png',
      suffix: 'png',
      file_path: '/hoj/file/md/gone.png',
      type: 'md',
      delete: 1,
    },
  ],
  language: [
    { id: 11, name: 'C', oj: 'ME' },
    { id: 12, name: 'Python3', oj: 'ME' },
  ],
  tag_classification: [{ id: 1, name: '算法', oj: 'ME', rank: 1 }],
  tag: [
    { id: 1, name: '模拟', color: '#fff', tcid: 1 },
    { id: 2, name: '模拟', gid: 1000 },
  ],
  problem_tag: [{ pid: 1000, tid: 1 }],
  problem_language: [
    { pid: 1000, lid: 11 },
    { pid: 1000, lid: 12 },
  ],
  code_template: [{ id: 1, pid: 1000, lid: 11, code: '//TEMPLATE BEGIN', status: 1 }],
  contest: [
    {
      id: 1000,
      uid: alice,
      author: 'alice',
      title: '周赛',
      auth: 2,
      pwd: 'sesame',
      start_time: at(10, '09:00:00'),
      end_time: at(10, '12:00:00'),
      seal_rank: 1,
      seal_rank_time: at(10, '11:00:00'),
      star_account: '{"star_account":["carol"]}',
      award_type: 2,
      award_config:
        '{"config":[{"priority":1,"name":"Gold","background":"#ffd700","color":"#ffffff","num":1}]}',
    },
  ],
  contest_problem: [
    { id: 1, display_id: 'A', cid: 1000, pid: 1000, display_title: '热身', color: '#ff0000' },
  ],
  contest_register: [{ cid: 1000, uid: bob }],
  announcement: [
    { id: 1, title: '开站', content: 'hello', uid: '1' },
    { id: 2, title: '延时', content: '10 min', uid: alice },
    { id: 3, title: '班会', content: '五点', uid: alice, gid: 1000, status: 1 },
  ],
  contest_announcement: [{ id: 1, aid: 2, cid: 1000 }],
  contest_print: [{ id: 1, username: 'bob', cid: 1000, content: 'print me', status: 1 }],
  contest_record: [
    {
      id: 1,
      cid: 1000,
      uid: bob,
      pid: 1000,
      cpid: 1,
      submit_id: 5,
      status: 1,
      time: 600,
      checked: 1,
      submit_time: at(10, '09:10:00'),
    },
  ],
  training_category: [{ id: 1, name: '基础', color: '#123456' }],
  training: [{ id: 1, title: '入门', author: 'alice', auth: 'Private', private_pwd: 'open', rank: 3 }],
  mapping_training_category: [{ tid: 1, cid: 1 }],
  training_problem: [{ id: 1, tid: 1, pid: 1000, rank: 1, display_id: 'HOJ-1' }],
  training_register: [{ tid: 1, uid: carol }],
  training_record: [{ tid: 1, tpid: 1, pid: 1000, uid: carol, submit_id: 7 }],
  category: [
    { id: 1, name: '灌水' },
    { id: 6, name: '通知' },
  ],
  discussion: [
    {
      id: 1,
      category_id: 6,
      title: 'A+B 怎么做',
      description: '求助',
      content: '…',
      pid: 'HOJ-1',
      uid: carol,
      view_num: 9,
      top_priority: 1,
    },
  ],
  discussion_like: [
    { uid: alice, did: 1 },
    { uid: alice, did: 1 },
  ],
  discussion_report: [{ did: 1, reporter: 'bob', content: '#spam#' }],
  comment: [
    { id: 1, did: 1, content: '加起来', from_uid: alice },
    { id: 2, cid: 1000, content: '第一题数据范围？', from_uid: bob },
    { id: 3, did: 1, content: 'deleted', from_uid: bob, status: 1 },
  ],
  comment_like: [{ uid: carol, cid: 1 }],
  reply: [
    { id: 1, comment_id: 1, from_uid: carol, to_uid: alice, content: '谢谢' },
    {
      id: 2,
      comment_id: 1,
      from_uid: alice,
      to_uid: carol,
      content: '不客气',
      quote_id: 1,
      quote_type: 'Reply',
    },
  ],
  admin_sys_notice: [{ id: 1, title: '维护', content: '今晚', type: 'All', state: 1, admin_id: '1' }],
  user_sys_notice: [{ id: 1, sys_notice_id: 1, recipient_id: alice, type: 'Sys', state: 1 }],
  msg_remind: [
    {
      id: 1,
      action: 'Discuss',
      source_id: 1,
      source_type: 'Discussion',
      quote_id: 1,
      quote_type: 'Comment',
      url: '/discussion-detail/1',
      sender_id: alice,
      recipient_id: carol,
    },
  ],
  session: [{ id: 1, uid: alice, ip: '10.0.0.8', user_agent: 'Firefox' }],
  judge_case: [
    {
      id: 1,
      submit_id: 1,
      uid: alice,
      pid: 1000,
      case_id: 1,
      status: 0,
      time: 1,
      memory: 900,
      seq: 1,
      input_data: '1.in',
    },
    {
      id: 2,
      submit_id: 1,
      uid: alice,
      pid: 1000,
      case_id: 2,
      status: 0,
      time: 3,
      memory: 2000,
      seq: 2,
      input_data: '2.in',
    },
    // Judged twice: the rows of the first time are still there.
    { id: 3, submit_id: 2, uid: bob, pid: 1000, case_id: 1, status: 0, time: 1, memory: 1, seq: 1 },
    { id: 4, submit_id: 2, uid: bob, pid: 1000, case_id: 1, status: -1, time: 2, memory: 2, seq: 1 },
    // A skipped case has the number of the failed one.
    { id: 5, submit_id: 2, uid: bob, pid: 1000, case_id: 2, status: -4, time: 0, memory: 0, seq: 1 },
  ],
};

const ghost = 'd'.repeat(32);

/** Every row of it must be reported, by its table and id. */
export const brokenRows: Site = {
  user_info: [
    { uuid: lateId(20), username: 'ALICE', password: md5('x'), gmt_create: at(4) },
    { uuid: 'not hexadecimal', username: 'odd', password: md5('x') },
    { uuid: lateId(21), username: 'plain', password: 'plain text', gmt_create: at(4) },
    { uuid: lateId(22), username: 'mail', password: md5('x'), email: 'Alice@example.org', gmt_create: at(4) },
  ],
  problem: [
    { id: 1100, problem_id: 'hoj-1', title: 'same display id' },
    { id: 1101, problem_id: 'HOJ-3', title: 'bad JSON', author: 'ghost', user_extra_file: '{"lib.h": ' },
    { id: 1102, problem_id: 'HOJ-4', title: 'no group', gid: 77 },
  ],
  problem_case: [
    { id: 100, pid: 1000, input: 'absent.in', output: '1.out' },
    { id: 101, pid: 1000, input: '../../secret', output: '1.out' },
    { id: 102, pid: 4711, input: '1.in', output: '1.out' },
  ],
  judge: [
    submission(100, ghost, {}),
    submission(101, alice, { pid: 4711 }),
    submission(102, alice, { time: 2 ** 31 - 1, status: 40_000 }),
  ],
  group: [{ id: 1100, name: '无主', short_name: 'X', uid: ghost, auth: 1 }],
  group_member: [{ id: 100, gid: 1100, uid: alice, auth: 3 }],
  file: [{ id: 100, uid: '1', name: 'lost.png', file_path: '/hoj/file/md/lost.png', type: 'md' }],
  language: [{ id: 99, name: 'Brainfuck', oj: 'ME' }],
  tag: [{ id: 100, name: '模拟' }],
  problem_tag: [{ id: 100, pid: 1000, tid: 4711 }],
  problem_language: [{ id: 100, pid: 1000, lid: 99 }],
  contest: [
    { id: 1100, uid: ghost, title: 'ends before it starts', start_time: at(10), end_time: at(9) },
    {
      id: 1101,
      uid: ghost,
      title: 'bad JSON',
      start_time: at(9),
      end_time: at(10),
      award_type: 1,
      award_config: 'gold',
      star_account: '{"star_account":["ghost"]}',
    },
  ],
  contest_problem: [{ id: 100, display_id: 'B', cid: 1000, pid: 1000, display_title: 'twice' }],
  contest_register: [{ id: 100, cid: 1100, uid: bob }],
  contest_record: [{ id: 100, cid: 1000, uid: bob, pid: 1000, cpid: 1, submit_id: 4711, status: 1 }],
  announcement: [{ id: 100, title: 'x', content: 'y', uid: ghost }],
  training_problem: [{ id: 100, tid: 4711, pid: 1000 }],
  training_record: [{ id: 100, tid: 1, pid: 1000, uid: carol, submit_id: 4711 }],
  discussion: [{ id: 100, category_id: 1, title: 'x', description: '', content: '', uid: ghost }],
  comment: [{ id: 100, did: 100, content: 'x', from_uid: alice }],
  reply: [{ id: 100, comment_id: 1, from_uid: ghost, to_uid: alice, content: 'x' }],
  msg_remind: [{ id: 100, action: 'Poke', source_type: 'Discussion', sender_id: alice, recipient_id: carol }],
  judge_case: [
    { id: 100, submit_id: 4711, uid: alice, pid: 1000, case_id: 1, status: 0, time: 1, memory: 1, seq: 1 },
  ],
};

export async function fillHoj(connection: Connection, ...sites: readonly Site[]): Promise<void> {
  await connection.query(hojSchema);
  for (const site of sites)
    for (const [table, rows] of Object.entries(site)) await insertRows(connection, table, rows);
}

/** HOJ keeps its settings in the database of Nacos. */
export async function fillNacos(connection: Connection): Promise<void> {
  await connection.query(
    'CREATE TABLE config_info (id bigint PRIMARY KEY, data_id varchar(255), content longtext)',
  );
  await insertRows(connection, 'config_info', [
    { id: 1, data_id: 'other.yml', content: 'x: 1' },
    {
      id: 2,
      data_id: 'hoj-web.yml',
      content: `hoj:
  web-config:
    name: 实验中学 OJ
    short-name: SOJ
    register: false
    email-host: smtp.example.org
    emailPort: 465`,
    },
    {
      id: 3,
      data_id: 'hoj-switch.yml',
      content: `hoj:
  switch:
    openPublicJudge: false
    default-submit-interval: 3
    hduUsernameList: [h]
    hduPasswordList: [p]`,
    },
  ]);
}

export async function writeHojFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'testcase/problem_1000/1.in': '1 2\n',
    'testcase/problem_1000/1.out': '3\n',
    'testcase/problem_1000/2.in': '20 22\n',
    'testcase/problem_1000/2.out': '42\n',
    'file/avatar/alice.png': '\u0089PNG picture of alice',
    'file/carousel/c.png': '\u0089PNG carousel',
    'file/md/0a1b.pdf': '%PDF-1.4',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    // One byte for each character, as the signature of a PNG needs.
    await writeFile(join(folder, path), content, 'latin1');
  }
}
