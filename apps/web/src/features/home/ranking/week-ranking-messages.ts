import { defineMessages } from '../../../lib/messages.ts';

export const weekRankingMessages = defineMessages({
  'zh-CN': {
    title: '七日通过榜',
    all: '完整排行榜',
    place: '名次',
    user: '用户',
    solved: '通过',
    self: '我',
    emptyTitle: '这七天还没有人通过题目',
    emptyText: '现在通过一道，榜首就是你。',
    emptyAction: '去做题',
  },
  'zh-HK': {
    title: '七日通過榜',
    all: '完整排行榜',
    place: '名次',
    user: '用戶',
    solved: '通過',
    self: '我',
    emptyTitle: '這七天暫時無人通過題目',
    emptyText: '現在通過一道，榜首便是你。',
    emptyAction: '去做題',
  },
  'en-US': {
    title: 'Most solved in 7 days',
    all: 'Full ranking',
    place: 'Rank',
    user: 'User',
    solved: 'Solved',
    self: 'You',
    emptyTitle: 'No problems solved in the last 7 days',
    emptyText: 'Solve one now to take first place.',
    emptyAction: 'Solve a problem',
  },
});
