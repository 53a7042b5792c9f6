import { defineMessages } from '../../../lib/messages.ts';

export const disbandMessages = defineMessages({
  'zh-CN': {
    title: '解散团队',
    text: '团队的成员、公告、题目、训练、比赛和提交都会被删除，无法恢复。成员会收到消息。',
    typeName: (name: string) => `输入团队名称「${name}」以确认`,
    confirm: '解散团队',
    done: (name: string) => `团队「${name}」已解散`,
  },
  'zh-HK': {
    title: '解散小組',
    text: '小組的成員、公告、題目、訓練、比賽和提交都會被刪除，無法復原。成員會收到訊息。',
    typeName: (name) => `輸入小組名稱「${name}」以確認`,
    confirm: '解散小組',
    done: (name) => `小組「${name}」已解散`,
  },
  'en-US': {
    title: 'Disband the group',
    text: 'Its members, announcements, problems, trainings, contests and submissions are deleted for good. The members get a message.',
    typeName: (name) => `Type the name “${name}” to confirm`,
    confirm: 'Disband group',
    done: (name) => `Group “${name}” disbanded`,
  },
});
