import { defineMessages } from '../../../lib/messages.ts';

/** Texts that differ from those of the announcements of the site. */
export const groupAnnouncementMessages = defineMessages({
  'zh-CN': {
    title: '公告管理',
    description: '成员在团队主页看到的公告，最新的在前。隐藏的公告只有管理员能看到。',
    emptyText: '把作业、考试和活动安排写成公告，成员打开团队就能看到。',
    visibleOf: (title: string) => `对成员显示：${title}`,
    shown: '公告已对成员显示',
    hid: '公告已隐藏',
    newTitle: '发布团队公告',
    editTitle: '编辑团队公告',
    visible: '对成员显示',
    deleteText: (title: string) => `“${title}”会从团队主页消失，无法恢复。只是暂时不想显示时，可以改为隐藏。`,
  },
  'zh-HK': {
    title: '公告管理',
    description: '成員在小組主頁看到的公告，最新的在前。隱藏的公告只有管理員看得到。',
    emptyText: '把功課、考試和活動安排寫成公告，成員打開小組便會看到。',
    visibleOf: (title) => `對成員顯示：${title}`,
    shown: '公告已對成員顯示',
    hid: '公告已隱藏',
    newTitle: '發布小組公告',
    editTitle: '編輯小組公告',
    visible: '對成員顯示',
    deleteText: (title) => `「${title}」會從小組主頁消失，無法復原。若只想暫時不顯示，可改為隱藏。`,
  },
  'en-US': {
    title: 'Announcements',
    description:
      'Shown to members on the home page of the group, newest first. Only administrators see hidden ones.',
    emptyText: 'Announce homework, exams and events. Members see them when they open the group.',
    visibleOf: (title) => `Show to members: ${title}`,
    shown: 'Announcement shown to members',
    hid: 'Announcement hidden',
    newTitle: 'New group announcement',
    editTitle: 'Edit group announcement',
    visible: 'Show to members',
    deleteText: (title) =>
      `“${title}” will be removed from the group permanently. To take it down for a while, hide it instead.`,
  },
});
