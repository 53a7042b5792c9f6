import { defineMessages } from '../../../lib/messages.ts';

export const statisticsMessages = defineMessages({
  'zh-CN': {
    rate: '通过率',
    submissions: '提交',
    accepted: '通过',
    overall: '通过与答案错误',
    detail: '结果分布',
    empty: '还没有人提交过，来做第一个吧。',
    emptyOverall: '还没有通过或答案错误的提交。',
  },
  'zh-HK': {
    rate: '通過率',
    submissions: '提交',
    accepted: '通過',
    overall: '通過與答案錯誤',
    detail: '結果分佈',
    empty: '尚未有人提交，來做第一個吧。',
    emptyOverall: '尚未有通過或答案錯誤的提交。',
  },
  'en-US': {
    rate: 'Acceptance rate',
    submissions: 'Submissions',
    accepted: 'Accepted',
    overall: 'Accepted vs. wrong answer',
    detail: 'Result distribution',
    empty: 'No submissions yet. Be the first!',
    emptyOverall: 'No accepted or wrong answers yet.',
  },
});
