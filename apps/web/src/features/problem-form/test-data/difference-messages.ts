import type { Locale } from '@touchstone/contract/locales';
import { joinNames } from '../../../lib/join-names.ts';
import { defineMessages } from '../../../lib/messages.ts';

/** `more` names the number of files that are not listed. */
const listNames =
  (locale: Locale, more: (left: number) => string) =>
  (names: readonly string[], count: number): string => {
    const left = count - names.length;
    return joinNames(names, locale) + (left > 0 ? more(left) : '');
  };

export const differenceMessages = defineMessages({
  'zh-CN': {
    title: '保存后测试数据的变化',
    added: (count: number) => `新增 ${String(count)}`,
    removed: (count: number) => `移除 ${String(count)}`,
    changed: (count: number) => `内容改变 ${String(count)}`,
    rescored: (count: number) => `分数或子任务改变 ${String(count)}`,
    names: listNames('zh-CN', (left) => ` 等，另有 ${String(left)} 个`),
    unchanged: (count: number) => `${String(count)} 个测试点的内容不变。`,
    scoresKept: (count: number) => `${String(count)} 个同名测试点保留了原来的分数和子任务。`,
    undo: '撤销这些改动',
    resultsStay: '保存不会改变已有的评测结果，需要时再重测。',
    resultsStayInContest: '题目正在比赛中使用。保存之后的提交按新数据评测；已有的结果和排名不变，除非重测。',
  },
  'zh-HK': {
    title: '儲存後測試數據的變化',
    added: (count) => `新增 ${String(count)}`,
    removed: (count) => `移除 ${String(count)}`,
    changed: (count) => `內容改變 ${String(count)}`,
    rescored: (count) => `分數或子任務改變 ${String(count)}`,
    names: listNames('zh-HK', (left) => ` 等，另有 ${String(left)} 個`),
    unchanged: (count) => `${String(count)} 個測試點的內容不變。`,
    scoresKept: (count) => `${String(count)} 個同名測試點保留了原來的分數和子任務。`,
    undo: '還原這些更改',
    resultsStay: '儲存不會改變已有的評測結果，需要時再重新評測。',
    resultsStayInContest:
      '題目正在比賽中使用。儲存之後的提交按新數據評測；已有的結果和排名不變，除非重新評測。',
  },
  'en-US': {
    title: 'Changes of the test data when you save',
    added: (count) => `${String(count)} added`,
    removed: (count) => `${String(count)} removed`,
    changed: (count) => `${String(count)} changed`,
    rescored: (count) => `${String(count)} rescored`,
    names: listNames('en-US', (left) => ` and ${String(left)} more`),
    unchanged: (count) =>
      count === 1
        ? 'The content of 1 test case is unchanged.'
        : `The content of ${String(count)} test cases is unchanged.`,
    scoresKept: (count) =>
      count === 1
        ? '1 test case with the same name keeps its score and subtask.'
        : `${String(count)} test cases with the same name keep their score and subtask.`,
    undo: 'Undo these changes',
    resultsStay: 'Saving does not change existing results. You can rejudge afterwards.',
    resultsStayInContest:
      'The problem is used in a running contest. Submissions after the save are judged with the new data. Existing results and ranks stay unless you rejudge.',
  },
});
