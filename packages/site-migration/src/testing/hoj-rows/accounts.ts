/** Accounts, groups, logins and uploaded files. */
import { alice, at, bob, carol, md5, type SiteRows } from './row-parts.ts';

export const accounts: SiteRows = {
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
  session: [{ id: 1, uid: alice, ip: '10.0.0.8', user_agent: 'Firefox' }],
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
};
