/** What the small HOJ of the tests becomes: statements by area, and the rows that they find. */
import { expect } from 'vitest';
import { userId } from '@touchstone/site-migration/testing/hoj-site';

type Expectation = readonly [statement: string, rows: readonly unknown[]];

const [alice, bob, carol] = [userId(1), userId(2), userId(3)];

export const movedRows: Readonly<Record<string, readonly Expectation[]>> = {
  'test data and submissions': [
    [
      'SELECT problem_id, position, input_name, input_bytes, score FROM problem_case ORDER BY id',
      [
        { problem_id: 1000, position: 1, input_name: '1.in', input_bytes: 4, score: null },
        { problem_id: 1000, position: 2, input_name: '2.in', input_bytes: 6, score: null },
        { problem_id: 1001, position: 1, input_name: '1.in', input_bytes: 2, score: 100 },
      ],
    ],
    [
      'SELECT id, status, score, is_shared, host(ip) AS ip FROM submission WHERE id < 5 ORDER BY id',
      [
        { id: 1, status: 0, score: null, is_shared: false, ip: null },
        { id: 2, status: -1, score: null, is_shared: true, ip: '10.0.0.7' },
        { id: 3, status: 8, score: 60, is_shared: false, ip: null },
        { id: 4, status: 10, score: null, is_shared: false, ip: null },
      ],
    ],
    [
      'SELECT seq, case_id, status FROM submission_case WHERE submission_id = 2 ORDER BY seq',
      [
        { seq: 1, case_id: 1, status: -1 },
        { seq: 2, case_id: 2, status: -4 },
      ],
    ],
  ],
  'groups, languages and tags': [
    [
      'SELECT id, name, owner_id, access, code FROM user_group',
      [{ id: 1000, name: '一班', owner_id: alice, access: 'private', code: 'abc123' }],
    ],
    [
      'SELECT user_id, auth, reason FROM group_member ORDER BY id',
      [
        { user_id: alice, auth: 5, reason: null },
        { user_id: carol, auth: 3, reason: 'please' },
      ],
    ],
    [
      `SELECT language.name FROM problem_language JOIN language ON language.id = language_id ORDER BY name`,
      [{ name: 'C' }, { name: 'Python3' }],
    ],
    [`SELECT tag_id FROM problem_tag WHERE problem_id = 1000`, [{ tag_id: 1 }]],
  ],
  'contests and announcements': [
    [
      'SELECT title, audience, password, sealed_from, awards FROM contest',
      [
        {
          title: '周赛',
          audience: 'protected',
          password: 'sesame',
          sealed_from: new Date('2024-03-10T03:00:00Z'),
          awards: [{ priority: 1, name: 'Gold', background: '#ffd700', color: '#ffffff', amount: 1 }],
        },
      ],
    ],
    [
      'SELECT contest_id, contest_problem_id FROM submission WHERE id = 5',
      [{ contest_id: 1000, contest_problem_id: 1 }],
    ],
    ['SELECT user_id FROM contest_star', [{ user_id: carol }]],
    ['SELECT user_id FROM contest_registration', [{ user_id: bob }]],
    ['SELECT user_id FROM contest_delivery', [{ user_id: bob }]],
    ['SELECT content, is_printed FROM contest_print', [{ content: 'print me', is_printed: true }]],
    ['SELECT id, title FROM announcement', [{ id: 1, title: '开站' }]],
    ['SELECT id, contest_id FROM contest_announcement', [{ id: 2, contest_id: 1000 }]],
    ['SELECT id, is_hidden FROM group_announcement', [{ id: 3, is_hidden: true }]],
    [
      'SELECT id, reply_count, like_count, contest_id, deleted_at IS NULL AS kept FROM comment ORDER BY id',
      [
        { id: 1, reply_count: 2, like_count: 1, contest_id: null, kept: true },
        { id: 2, reply_count: 0, like_count: 0, contest_id: 1000, kept: true },
        { id: 3, reply_count: 0, like_count: 0, contest_id: null, kept: false },
      ],
    ],
  ],
  trainings: [
    [
      'SELECT category_id, visibility, password FROM training',
      [{ category_id: 1, visibility: 'private', password: 'open' }],
    ],
    ['SELECT user_id, solved FROM training_participant', [{ user_id: carol, solved: 1 }]],
    ['SELECT training_id FROM submission WHERE id = 7', [{ training_id: 1 }]],
  ],
  discussions: [
    [
      'SELECT name FROM discussion_category WHERE id IN (1, 6) ORDER BY id',
      [{ name: '灌水' }, { name: '通知' }],
    ],
    [
      'SELECT problem_id, is_pinned, view_count, like_count, comment_count FROM discussion',
      [{ problem_id: 1000, is_pinned: true, view_count: 9, like_count: 1, comment_count: 3 }],
    ],
    ['SELECT quoted_reply_id FROM reply ORDER BY id', [{ quoted_reply_id: null }, { quoted_reply_id: 1 }]],
  ],
  'messages and logins': [
    [
      'SELECT author_username, pushed_at IS NULL AS waiting FROM notice',
      [{ author_username: 'root', waiting: false }],
    ],
    ['SELECT recipient_id, is_read FROM user_notice', [{ recipient_id: alice, is_read: true }]],
    ['SELECT recipient_id, url FROM reminder', [{ recipient_id: carol, url: '/discussion-detail/1' }]],
    ['SELECT user_id, host(ip) AS ip FROM login_record', [{ user_id: alice, ip: '10.0.0.8' }]],
  ],
  'files and settings': [
    [
      'SELECT address, media_type, purpose FROM former_file_address JOIN stored_file ON id = file_id ORDER BY address',
      [
        { address: '/api/public/file/0a1b.pdf', media_type: 'application/pdf', purpose: 'markdown-file' },
        { address: '/api/public/img/alice.png', media_type: 'image/png', purpose: 'avatar' },
        { address: '/api/public/img/c.png', media_type: 'image/png', purpose: 'carousel' },
      ],
    ],
    ['SELECT file_id FROM carousel_picture', [{ file_id: 3 }]],
    [
      'SELECT key, value FROM site_setting ORDER BY key',
      [
        { key: 'mail', value: { host: 'smtp.example.org', port: 465 } },
        {
          key: 'switches',
          value: {
            openPublicJudge: false,
            defaultSubmitInterval: 3,
            remoteAccounts: expect.objectContaining({ hdu: [{ username: 'h', password: 'p' }] }),
          },
        },
        { key: 'web', value: { name: '实验中学 OJ', shortName: 'SOJ', register: false } },
      ],
    ],
  ],
};
