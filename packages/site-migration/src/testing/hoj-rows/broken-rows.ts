import { alice, at, bob, carol, lateId, md5, submission, type SiteRows } from './row-parts.ts';

const ghost = 'd'.repeat(32);

/** Every row of it must be reported, by its table and id. */
export const brokenRows: SiteRows = {
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
