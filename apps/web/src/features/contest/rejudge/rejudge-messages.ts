import { defineMessages } from '../../../lib/messages.ts';

export const rejudgeMessages = defineMessages({
  'zh-CN': {
    title: '重测题目',
    table: '比赛题目',
    id: '编号',
    name: '题目',
    accepted: '通过',
    total: '提交',
    rejudge: '重测…',
    previewAll: '预览整场比赛',
    rejudgeOf: (name: string) => `重测 ${name} 的全部提交`,
    ask: (name: string) => `重测 ${name} 的全部提交？`,
    // `count` excludes submissions by administrators. Those are rejudged too, so the button also makes sense
    // at 0.
    text: (count: number) =>
      count === 0
        ? '还没有选手提交这道题。主办方的试交如果有，会重新排队，原来的结果会被清空，无法撤销。'
        : `选手的 ${String(count)} 个提交会和主办方的试交一起重新排队。重测期间结果会被清空，排名随新结果变化，无法撤销。`,
    done: '该题目的全部提交已重新排队',
    empty: '比赛还没有题目',
    emptyText: '请先在后台为比赛添加题目。',
    failed: '题目没有加载出来',
  },
  'zh-HK': {
    title: '重測題目',
    table: '比賽題目',
    id: '編號',
    name: '題目',
    accepted: '通過',
    total: '提交',
    rejudge: '重測…',
    previewAll: '預覽整場比賽',
    rejudgeOf: (name) => `重測 ${name} 的全部提交`,
    ask: (name) => `重測 ${name} 的全部提交？`,
    text: (count) =>
      count === 0
        ? '尚未有參賽者提交此題。主辦單位的試交如有，會重新排隊，原有結果會被清空，無法復原。'
        : `參賽者的 ${String(count)} 個提交會連同主辦單位的試交重新排隊。重測期間結果會被清空，排名隨新結果變化，無法復原。`,
    done: '此題目的全部提交已重新排隊',
    empty: '比賽尚未有題目',
    emptyText: '請先在後台為比賽加入題目。',
    failed: '未能載入題目',
  },
  'en-US': {
    title: 'Rejudge problems',
    table: 'Contest problems',
    id: 'ID',
    name: 'Problem',
    accepted: 'Accepted',
    total: 'Submissions',
    rejudge: 'Rejudge…',
    previewAll: 'Preview the whole contest',
    rejudgeOf: (name) => `Rejudge all submissions to ${name}`,
    ask: (name) => `Rejudge all submissions to ${name}?`,
    text: (count) =>
      count === 0
        ? 'No contestant has submitted a solution yet. Any test submissions by administrators will be queued again and their results cleared. This cannot be undone.'
        : `${count === 1 ? '1 contestant submission' : `${String(count)} contestant submissions`} and any test submissions by administrators will be queued again. Results are cleared and the standings will change. This cannot be undone.`,
    done: 'All submissions to this problem have been queued again',
    empty: 'This contest has no problems yet',
    emptyText: 'Add problems in the admin panel first.',
    failed: 'Could not load the problems',
  },
});
