import type { Discussion } from '../api/get-discussion.ts';
import type { ListedDiscussion } from '../api/list-discussions.ts';

const common = {
  id: 1000,
  categoryId: 3,
  title: 'Why is this slow?',
  description: 'My loop takes two seconds.',
  pid: null,
  uid: 'u1',
  author: 'ada',
  avatar: null,
  role: 'user',
  badge: null,
  viewNum: 12,
  likeNum: 3,
  commentNum: 5,
  topPriority: false,
  status: 0,
  gid: null,
  kind: 'discussion',
  isOfficial: false,
  gmtCreate: '2026-11-01T08:00:00.000+0000',
  gmtModified: '2026-11-01T08:00:00.000+0000',
} as const;

export const aListedDiscussion = (changes: Partial<ListedDiscussion> = {}): ListedDiscussion => ({
  ...common,
  content: null,
  ...changes,
});

export const nothingAllowed: Discussion['allowed'] = {
  comment: false,
  edit: false,
  delete: false,
  restore: false,
  pin: false,
  disable: false,
  markOfficial: false,
  report: false,
};

export const aDiscussion = (changes: Partial<Discussion> = {}): Discussion => ({
  ...common,
  content: 'The whole **story**.',
  categoryName: 'Help',
  titleName: null,
  titleColor: null,
  hasLike: null,
  isDeleted: false,
  allowed: nothingAllowed,
  ...changes,
});
