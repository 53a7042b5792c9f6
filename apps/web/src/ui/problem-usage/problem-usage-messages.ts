import { defineMessages } from '../../lib/messages.ts';

export const problemUsageMessages = defineMessages({
  'zh-CN': {
    usedIn: '用于比赛：',
    states: { scheduled: '未开始', running: '进行中', ended: '已结束' },
    inState: (title: string, state: string) => `${title}（${state}）`,
  },
  'zh-HK': {
    usedIn: '用於比賽：',
    states: { scheduled: '未開始', running: '進行中', ended: '已結束' },
    inState: (title, state) => `${title}（${state}）`,
  },
  'en-US': {
    usedIn: 'Used in contests:',
    states: { scheduled: 'upcoming', running: 'running', ended: 'finished' },
    inState: (title, state) => `${title} (${state})`,
  },
});
