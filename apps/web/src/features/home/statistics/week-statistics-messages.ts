import { defineMessages } from '../../../lib/messages.ts';

export const weekStatisticsMessages = defineMessages({
  'zh-CN': {
    title: '近七天的提交',
    refresh: '重新统计',
    refreshed: '已重新统计',
    submitted: '提交',
    accepted: '通过',
    rate: '通过率',
    caption: '近七天每天的提交数和通过数',
    day: (date: string, submitted: number, accepted: number, rate: string) =>
      `${date}：提交 ${String(submitted)} 次，通过 ${String(accepted)} 次，通过率 ${rate}`,
    emptyTitle: '这七天还没有提交',
    emptyText: '有人提交代码后，这里会显示每天的数量。',
    emptyAction: '去做题',
  },
  'zh-HK': {
    title: '近七日的提交',
    refresh: '重新統計',
    refreshed: '已重新統計',
    submitted: '提交',
    accepted: '通過',
    rate: '通過率',
    caption: '近七日每日的提交數和通過數',
    day: (date, submitted, accepted, rate) =>
      `${date}：提交 ${String(submitted)} 次，通過 ${String(accepted)} 次，通過率 ${rate}`,
    emptyTitle: '這七日暫時沒有提交',
    emptyText: '有人提交程式後，每日的數量會在此顯示。',
    emptyAction: '去做題',
  },
  'en-US': {
    title: 'Submissions in the last 7 days',
    refresh: 'Recount',
    refreshed: 'Recounted',
    submitted: 'Submitted',
    accepted: 'Accepted',
    rate: 'Acceptance rate',
    caption: 'Submitted and accepted per day over the last 7 days',
    day: (date, submitted, accepted, rate) =>
      `${date}: ${String(submitted)} submitted, ${String(accepted)} accepted, ${rate}`,
    emptyTitle: 'No submissions in the last 7 days',
    emptyText: 'Daily numbers appear here once there are submissions.',
    emptyAction: 'Solve a problem',
  },
});
