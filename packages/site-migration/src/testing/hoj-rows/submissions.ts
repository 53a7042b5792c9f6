/** Submissions with their cases. */
import { alice, at, bob, carol, submission, type SiteRows } from './row-parts.ts';

export const submissions: SiteRows = {
  judge: [
    submission(1, alice, {}),
    submission(2, bob, { status: -1, share: 1, ip: '10.0.0.7' }),
    submission(3, alice, { pid: 1001, score: 60, oi_rank_score: 6, status: 8 }),
    submission(4, alice, { status: 5 }),
    submission(5, bob, { cid: 1000, cpid: 1, submit_time: at(10, '09:10:00') }),
    submission(6, carol, { gid: 1000 }),
    submission(7, carol, { submit_time: at(12) }),
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
