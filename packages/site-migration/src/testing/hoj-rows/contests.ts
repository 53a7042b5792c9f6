/** A contest with all of its parts, and announcements. */
import { alice, at, bob, type SiteRows } from './row-parts.ts';

export const contests: SiteRows = {
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
};
