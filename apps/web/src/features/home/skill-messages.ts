import { defineMessages } from '../../lib/messages.ts';

export const skillMessages = defineMessages({
  'zh-CN': {
    title: 'C++ 能力等级',
    intro: '每通过一批题目，就点亮一块石头。',
    names: { entry: '入门', advanced: '进阶', contest: '竞赛', improvement: '提高', elite: '精英' },
    needs: (count: number) => `通过 ${String(count)} 题`,
    reached: '已达到',
    next: (left: number, name: string) => `再通过 ${String(left)} 题即可达到「${name}」。`,
    all: '五级全部点亮，了不起。',
    guest: '每通过一批题目，就点亮一块石头。登录后会显示你的进度。',
  },
  'zh-HK': {
    title: 'C++ 能力級別',
    intro: '每通過一批題目，便點亮一塊石頭。',
    names: { entry: '入門', advanced: '進階', contest: '競賽', improvement: '提升', elite: '精英' },
    needs: (count) => `通過 ${String(count)} 題`,
    reached: '已達到',
    next: (left, name) => `再通過 ${String(left)} 題即可達到「${name}」。`,
    all: '五級全部點亮，了不起。',
    guest: '每通過一批題目，便點亮一塊石頭。登入後會顯示你的進度。',
  },
  'en-US': {
    title: 'C++ skill levels',
    intro: 'Solve problems to light up the stones.',
    names: {
      entry: 'Entry',
      advanced: 'Advanced',
      contest: 'Contest',
      improvement: 'Improvement',
      elite: 'Elite',
    },
    needs: (count) => `${String(count)} solved`,
    reached: 'Reached',
    next: (left, name) => `Solve ${String(left)} more to reach ${name}.`,
    all: 'All five stones are lit. Well done!',
    guest: 'Solve problems to light up the stones. Log in to see your progress.',
  },
});
