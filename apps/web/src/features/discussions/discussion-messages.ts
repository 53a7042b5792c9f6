import { defineMessages } from '../../lib/messages.ts';

export const discussionMessages = defineMessages({
  'zh-CN': {
    home: '首页',
    discussions: '讨论',
    problem: (problemId: string) => `题目 ${problemId}`,
    solutions: '题解',
  },
  'zh-HK': {
    home: '首頁',
    discussions: '討論',
    problem: (problemId) => `題目 ${problemId}`,
    solutions: '題解',
  },
  'en-US': {
    home: 'Home',
    discussions: 'Discussions',
    problem: (problemId) => `Problem ${problemId}`,
    solutions: 'Solutions',
  },
});
