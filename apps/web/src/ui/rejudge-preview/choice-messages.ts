import { defineMessages } from '../../lib/messages.ts';

export const choiceMessages = defineMessages({
  'zh-CN': {
    close: '关闭',
    previewTitle: '先预览（推荐）',
    previewText: '用当前数据评测，不改动任何提交；先看哪些结果、排名会变化，再决定是否应用。应用后可以撤销。',
    preview: '开始预览',
    directTitle: '直接重测',
    direct: '直接重测',
    list: '重测预览',
    listEmpty: '还没有预览。',
    states: { running: '评测中', ready: '待应用', applied: '已应用', undone: '已撤销' },
    wholeContest: '整场比赛',
    progress: (judged: number, total: number) => `${String(judged)} / ${String(total)}`,
    failed: '预览列表没有加载出来',
  },
  'zh-HK': {
    close: '關閉',
    previewTitle: '先預覽（建議）',
    previewText:
      '用目前的數據評測，不會改動任何提交；先看哪些結果、排名會變化，再決定是否套用。套用後可以復原。',
    preview: '開始預覽',
    directTitle: '直接重測',
    direct: '直接重測',
    list: '重測預覽',
    listEmpty: '尚未有預覽。',
    states: { running: '評測中', ready: '待套用', applied: '已套用', undone: '已復原' },
    wholeContest: '整場比賽',
    progress: (judged, total) => `${String(judged)} / ${String(total)}`,
    failed: '未能載入預覽列表',
  },
  'en-US': {
    close: 'Close',
    previewTitle: 'Preview first (recommended)',
    previewText:
      'Judges the submissions with the current data without changing any of them. You see which verdicts and ranks would change, and then decide. An applied preview can be undone.',
    preview: 'Start preview',
    directTitle: 'Rejudge now',
    direct: 'Rejudge now',
    list: 'Rejudge previews',
    listEmpty: 'There are no previews yet.',
    states: { running: 'Judging', ready: 'Ready', applied: 'Applied', undone: 'Undone' },
    wholeContest: 'Whole contest',
    progress: (judged, total) => `${String(judged)} of ${String(total)}`,
    failed: 'Could not load the previews',
  },
});
