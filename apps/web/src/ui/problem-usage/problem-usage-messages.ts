import { defineMessages } from '../../lib/messages.ts';

export const problemUsageMessages = defineMessages({
  'zh-CN': {
    usedIn: '用于比赛：',
    usedInTrainings: '用于训练：',
    ofGroup: '团队训练',
    states: { scheduled: '未开始', running: '进行中', ended: '已结束' },
    inState: (title: string, state: string) => `${title}（${state}）`,
  },
  'zh-HK': {
    usedIn: '用於比賽：',
    usedInTrainings: '用於訓練：',
    ofGroup: '小組訓練',
    states: { scheduled: '未開始', running: '進行中', ended: '已結束' },
    inState: (title, state) => `${title}（${state}）`,
  },
  'en-US': {
    usedIn: 'Used in contests:',
    usedInTrainings: 'Used in trainings:',
    ofGroup: 'A training of a group',
    states: { scheduled: 'upcoming', running: 'running', ended: 'finished' },
    inState: (title, state) => `${title} (${state})`,
  },
});
