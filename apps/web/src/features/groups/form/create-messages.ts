import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

interface Allowance {
  solvedMinimum: number;
  /** Groups that may still be created today. */
  today: number;
  /** Groups that may still be created at all. */
  left: number;
}

export const createMessages = defineMessages({
  'zh-CN': {
    open: '创建团队',
    title: '创建团队',
    submit: '创建',
    created: (name: string) => `已创建团队「${name}」`,
    needsSolved: (minimum: number, solved: number) =>
      `通过至少 ${String(minimum)} 道题目后可以创建团队，你已通过 ${String(solved)} 道。`,
    dailyReached: (maximum: number) => `每天最多创建 ${String(maximum)} 个团队，请明天再来。`,
    totalReached: (maximum: number) => `每位用户最多拥有 ${String(maximum)} 个团队，你已达到上限。`,
    allowed: ({ today, left }: Allowance) =>
      `你今天还可以创建 ${String(Math.min(today, left))} 个团队，一共还可以拥有 ${String(left)} 个。`,
  },
  'zh-HK': {
    open: '建立小組',
    title: '建立小組',
    submit: '建立',
    created: (name) => `已建立小組「${name}」`,
    needsSolved: (minimum, solved) =>
      `通過至少 ${String(minimum)} 道題目後可以建立小組，你已通過 ${String(solved)} 道。`,
    dailyReached: (maximum) => `每天最多建立 ${String(maximum)} 個小組，請明天再試。`,
    totalReached: (maximum) => `每位用戶最多擁有 ${String(maximum)} 個小組，你已達上限。`,
    allowed: ({ today, left }) =>
      `你今天還可以建立 ${String(Math.min(today, left))} 個小組，總共還可以擁有 ${String(left)} 個。`,
  },
  'en-US': {
    open: 'Create group',
    title: 'Create a group',
    submit: 'Create',
    created: (name) => `Group “${name}” created`,
    needsSolved: (minimum, solved) =>
      `You can create a group when you have solved ${plural(minimum, 'problem')}. You have solved ${String(solved)}.`,
    dailyReached: (maximum) =>
      `You can create at most ${plural(maximum, 'group')} a day. Come back tomorrow.`,
    totalReached: (maximum) => `You can own at most ${plural(maximum, 'group')}, and you own that many.`,
    allowed: ({ today, left }) =>
      `You can create ${String(Math.min(today, left))} more today and own ${String(left)} more in total.`,
  },
});
