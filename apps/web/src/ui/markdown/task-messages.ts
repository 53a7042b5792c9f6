import { defineMessages } from '../../lib/messages.ts';

export const taskMessages = defineMessages({
  'zh-CN': { done: '已完成', open: '未完成' },
  'zh-HK': { done: '已完成', open: '未完成' },
  'en-US': { done: 'done', open: 'to do' },
});
