import { defineMessages } from '../../lib/messages.ts';

export const groupTrainingMessages = defineMessages({
  'zh-CN': { manage: '管理训练', asMember: '返回训练列表', create: '新建训练' },
  'zh-HK': { manage: '管理訓練', asMember: '返回訓練列表', create: '新增訓練' },
  'en-US': { manage: 'Manage trainings', asMember: 'Back to the list', create: 'New training' },
});
