import { defineMessages } from '../../lib/messages.ts';

export const chartMessages = defineMessages({
  'zh-CN': { total: '合计', nothing: '还没有数据' },
  'zh-HK': { total: '總計', nothing: '暫無數據' },
  'en-US': { total: 'Total', nothing: 'No data yet' },
});
