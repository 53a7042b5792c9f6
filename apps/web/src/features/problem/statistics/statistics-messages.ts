import { defineMessages } from '../../../lib/messages.ts';

export const statisticsMessages = defineMessages({
  'zh-CN': {
    rate: '通过率',
    submissions: '提交',
    accepted: '通过',
    overall: '通过与答案错误',
    detail: '各种结果',
    empty: '还没有人提交过，成为第一个。',
    emptyOverall: '还没有通过或答案错误的提交。',
  },
  'zh-HK': {
    rate: '通過率',
    submissions: '提交',
    accepted: '通過',
    overall: '通過與答案錯誤',
    detail: '各種結果',
    empty: '尚未有人提交，成為第一個。',
    emptyOverall: '尚未有通過或答案錯誤的提交。',
  },
  'en-US': {
    rate: 'AC rate',
    submissions: 'Submissions',
    accepted: 'Accepted',
    overall: 'Accepted and wrong answers',
    detail: 'All results',
    empty: 'Nobody has submitted yet. Be the first.',
    emptyOverall: 'Nothing was accepted or wrong yet.',
  },
});
