import { defineMessages } from '../../../../lib/messages.ts';

export const nextMessages = defineMessages({
  'zh-CN': {
    title: '接下来',
    training: '训练的下一题',
    lastOfTraining: '训练的最后一题',
    backToTraining: '返回训练',
    contest: '比赛的下一题',
    list: '列表的下一题',
    sameTag: (tag: string) => `同标签：${tag}`,
    backToList: '返回题库',
  },
  'zh-HK': {
    title: '接下來',
    training: '訓練的下一題',
    lastOfTraining: '訓練的最後一題',
    backToTraining: '返回訓練',
    contest: '比賽的下一題',
    list: '列表的下一題',
    sameTag: (tag) => `同標籤：${tag}`,
    backToList: '返回題庫',
  },
  'en-US': {
    title: 'What’s next',
    training: 'Next in the training',
    lastOfTraining: 'Last in the training',
    backToTraining: 'Back to the training',
    contest: 'Next in the contest',
    list: 'Next in the list',
    sameTag: (tag) => `Same tag: ${tag}`,
    backToList: 'Back to the problems',
  },
});
