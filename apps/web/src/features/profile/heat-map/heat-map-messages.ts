import { defineMessages } from '../../../lib/messages.ts';

export const heatMapMessages = defineMessages({
  'zh-CN': {
    title: '过去一年',
    caption: '过去一年每天的提交次数，用方向键逐日查看',
    day: (date: string, count: number) =>
      count === 0 ? `${date}：没有提交` : `${date}：${String(count)} 次提交`,
    submissions: (count: string) => `${count} 次提交`,
    activeDays: (count: string) => `${count} 天有提交`,
    streak: (count: string) => `最长连续 ${count} 天`,
    less: '少',
    more: '多',
    levelNone: '没有提交',
    levelRange: (from: number, to: number) =>
      from === to ? `${String(from)} 次` : `${String(from)}–${String(to)} 次`,
    levelOpen: (from: number) => `${String(from)} 次以上`,
    showMonths: '按月查看',
    hideMonths: '收起按月汇总',
    month: '月份',
    monthSubmissions: '提交',
    monthActiveDays: '有提交的天数',
  },
  'zh-HK': {
    title: '過去一年',
    caption: '過去一年每天的提交次數，可用方向鍵逐日查看',
    day: (date, count) => (count === 0 ? `${date}：沒有提交` : `${date}：${String(count)} 次提交`),
    submissions: (count) => `${count} 次提交`,
    activeDays: (count) => `${count} 天有提交`,
    streak: (count) => `最長連續 ${count} 天`,
    less: '少',
    more: '多',
    levelNone: '沒有提交',
    levelRange: (from, to) => (from === to ? `${String(from)} 次` : `${String(from)}–${String(to)} 次`),
    levelOpen: (from) => `${String(from)} 次以上`,
    showMonths: '按月查看',
    hideMonths: '收起按月統計',
    month: '月份',
    monthSubmissions: '提交',
    monthActiveDays: '有提交的日數',
  },
  'en-US': {
    title: 'Past year',
    caption: 'Submissions per day over the past year. Use the arrow keys to move between days.',
    day: (date, count) =>
      count === 0
        ? `${date}: no submissions`
        : `${date}: ${String(count)} ${count === 1 ? 'submission' : 'submissions'}`,
    submissions: (count) => (count === '1' ? '1 submission' : `${count} submissions`),
    activeDays: (count) => (count === '1' ? '1 active day' : `${count} active days`),
    streak: (count) => (count === '1' ? 'longest streak 1 day' : `longest streak ${count} days`),
    less: 'Less',
    more: 'More',
    levelNone: 'No submissions',
    levelRange: (from, to) => (from === to ? String(from) : `${String(from)}–${String(to)}`),
    levelOpen: (from) => `${String(from)} or more`,
    showMonths: 'By month',
    hideMonths: 'Hide months',
    month: 'Month',
    monthSubmissions: 'Submissions',
    monthActiveDays: 'Active days',
  },
});
