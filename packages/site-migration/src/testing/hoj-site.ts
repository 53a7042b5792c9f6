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
  ],
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
    submission(100, 'dddddddddddddddddddddddddddddddd', {}),
    submission(101, alice, { pid: 4711 }),
    submission(102, alice, { time: 2 ** 31 - 1, status: 40_000 }),
  ],
  judge_case: [
    { id: 100, submit_id: 4711, uid: alice, pid: 1000, case_id: 1, status: 0, time: 1, memory: 1, seq: 1 },
  ],
};

export async function fillHoj(connection: Connection, ...sites: readonly Site[]): Promise<void> {
  await connection.query(hojSchema);
  for (const site of sites)
    for (const [table, rows] of Object.entries(site)) await insertRows(connection, table, rows);
}

export async function writeHojFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'testcase/problem_1000/1.in': '1 2\n',
    'testcase/problem_1000/1.out': '3\n',
    'testcase/problem_1000/2.in': '20 22\n',
    'testcase/problem_1000/2.out': '42\n',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
