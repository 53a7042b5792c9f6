import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const activityMessages = defineMessages({
  'zh-CN': {
    inactive: '久未提交的成员',
    days: '未提交天数',
    day: (days: number) => `超过 ${String(days)} 天`,
    inactiveCount: (count: number, all: number) => `${String(all)} 名成员中有 ${String(count)} 名`,
    member: '成员',
    solved: '通过',
    lastSubmission: '最近提交',
    never: '从未提交',
    allActive: '所有成员近期都有提交',
    allActiveText: '把天数调小，可以更早发现掉队的成员。',
    problems: '大家卡住的题目',
    problemsText: '按提交过但未通过的人数排列。',
    failedOf: (failed: number, tried: number) => `${String(tried)} 人提交过，${String(failed)} 人未通过`,
    submissions: '查看提交',
    submissionsOf: (problem: string) => `查看提交：${problem}`,
    failingCase: (position: number, name: string) =>
      name === ''
        ? `多数卡在第 ${String(position)} 个测试点`
        : `多数卡在第 ${String(position)} 个测试点（${name}）`,
    failingCount: (count: number) => `${String(count)} 人`,
    noCase: '没有共同的出错测试点',
    noProblems: '没有卡住大家的题目',
    noProblemsText: '有人提交但没有通过时，题目会显示在这里。',
    failed: '活跃情况没有加载出来',
  },
  'zh-HK': {
    inactive: '久未提交的成員',
    days: '未提交日數',
    day: (days) => `超過 ${String(days)} 日`,
    inactiveCount: (count, all) => `${String(all)} 名成員中有 ${String(count)} 名`,
    member: '成員',
    solved: '通過',
    lastSubmission: '最近提交',
    never: '從未提交',
    allActive: '所有成員近期都有提交',
    allActiveText: '把日數調小，可更早發現落後的成員。',
    problems: '大家遇阻的題目',
    problemsText: '按提交過但未通過的人數排列。',
    failedOf: (failed, tried) => `${String(tried)} 人提交過，${String(failed)} 人未通過`,
    submissions: '查看提交',
    submissionsOf: (problem) => `查看提交：${problem}`,
    failingCase: (position, name) =>
      name === ''
        ? `多數停在第 ${String(position)} 個測試點`
        : `多數停在第 ${String(position)} 個測試點（${name}）`,
    failingCount: (count) => `${String(count)} 人`,
    noCase: '沒有共同的出錯測試點',
    noProblems: '沒有令大家遇阻的題目',
    noProblemsText: '有人提交但未通過時，題目會在此顯示。',
    failed: '未能載入活躍情況',
  },
  'en-US': {
    inactive: 'Members without recent submissions',
    days: 'Days without a submission',
    day: (days) => `Over ${plural(days, 'day')}`,
    inactiveCount: (count, all) => `${String(count)} of ${plural(all, 'member')}`,
    member: 'Member',
    solved: 'Solved',
    lastSubmission: 'Last submission',
    never: 'Never',
    allActive: 'All members have submitted recently',
    allActiveText: 'A smaller number of days shows earlier who falls behind.',
    problems: 'Problems that members fail',
    problemsText: 'By the number of members who tried without success.',
    failedOf: (failed, tried) => `${String(failed)} of ${String(tried)} who tried`,
    submissions: 'Submissions',
    submissionsOf: (problem) => `Submissions to ${problem}`,
    failingCase: (position, name) =>
      name === ''
        ? `Most stop at case ${String(position)}`
        : `Most stop at case ${String(position)} (${name})`,
    failingCount: (count) => plural(count, 'member'),
    noCase: 'No common failing case',
    noProblems: 'No problem holds members up',
    noProblemsText: 'Problems appear here when members try them without success.',
    failed: 'Could not load the activity',
  },
});
