/** Trainings, discussions and messages. */
import { alice, bob, carol, type SiteRows } from './row-parts.ts';

export const community: SiteRows = {
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
};
