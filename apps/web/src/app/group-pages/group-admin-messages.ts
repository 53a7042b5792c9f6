import { defineMessages } from '../../lib/messages.ts';

/** The buttons of administrators above the lists of a group. */
export const groupAdminMessages = defineMessages({
  'zh-CN': {
    problems: { manage: '管理题目', asMember: '返回题目列表', create: '新建题目' },
    trainings: { manage: '管理训练', asMember: '返回训练列表', create: '新建训练' },
    contests: { manage: '管理比赛', asMember: '返回比赛列表', create: '新建比赛' },
  },
  'zh-HK': {
    problems: { manage: '管理題目', asMember: '返回題目列表', create: '新增題目' },
    trainings: { manage: '管理訓練', asMember: '返回訓練列表', create: '新增訓練' },
    contests: { manage: '管理比賽', asMember: '返回比賽列表', create: '新增比賽' },
  },
  'en-US': {
    problems: { manage: 'Manage problems', asMember: 'Back to the list', create: 'New problem' },
    trainings: { manage: 'Manage trainings', asMember: 'Back to the list', create: 'New training' },
    contests: { manage: 'Manage contests', asMember: 'Back to the list', create: 'New contest' },
  },
});
