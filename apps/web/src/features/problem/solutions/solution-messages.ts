import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const solutionMessages = defineMessages({
  'zh-CN': {
    count: (count: number) => `共 ${String(count)} 篇题解`,
    write: '写题解',
    official: '官方题解',
    likes: (count: number) => `${String(count)} 个赞`,
    comments: (count: number) => `${String(count)} 条评论`,
    list: '题解',
    empty: '还没有题解',
    emptyText: '成为第一个分享思路的人。',
    emptyLocked: '通过这道题后，你可以写第一篇题解。',
    failed: '题解没有加载出来',
    locked: {
      login: '登录并通过这道题后可以看题解',
      unsolved: '通过这道题后可以看题解',
      contest: '比赛结束后可以看题解',
    },
    lockedText: {
      login: '题解只对通过这道题的用户开放。',
      unsolved: '先自己想一想，提交通过后题解会自动解锁。',
      contest: '你参加的比赛正在使用这道题。',
    },
    login: '登录',
  },
  'zh-HK': {
    count: (count) => `共 ${String(count)} 篇題解`,
    write: '撰寫題解',
    official: '官方題解',
    likes: (count) => `${String(count)} 個讚好`,
    comments: (count) => `${String(count)} 則評論`,
    list: '題解',
    empty: '暫時沒有題解',
    emptyText: '成為第一個分享思路的人。',
    emptyLocked: '通過此題後，你可以撰寫第一篇題解。',
    failed: '未能載入題解',
    locked: {
      login: '登入並通過此題後可以看題解',
      unsolved: '通過此題後可以看題解',
      contest: '比賽結束後可以看題解',
    },
    lockedText: {
      login: '題解只開放予通過此題的用戶。',
      unsolved: '先自行思考，提交通過後題解會自動解鎖。',
      contest: '你參加的比賽正在使用此題。',
    },
    login: '登入',
  },
  'en-US': {
    count: (count) => plural(count, 'solution'),
    write: 'Write a solution',
    official: 'Official solution',
    likes: (count) => plural(count, 'like'),
    comments: (count) => plural(count, 'comment'),
    list: 'Solutions',
    empty: 'No solutions yet',
    emptyText: 'Be the first to share your idea.',
    emptyLocked: 'Solve the problem to write the first solution.',
    failed: 'Could not load the solutions',
    locked: {
      login: 'Log in and solve the problem to read solutions',
      unsolved: 'Solve the problem to read solutions',
      contest: 'Solutions open when the contest ends',
    },
    lockedText: {
      login: 'Only users who have solved this problem can read them.',
      unsolved: 'Think first. Solutions unlock when your submission is accepted.',
      contest: 'A contest that you take part in is using this problem.',
    },
    login: 'Log in',
  },
});
