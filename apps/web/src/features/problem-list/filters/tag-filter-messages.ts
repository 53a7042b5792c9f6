import { defineMessages } from '../../../lib/messages.ts';

export const tagFilterMessages = defineMessages({
  'zh-CN': {
    panel: '按标签筛选',
    search: '搜索标签',
    unclassified: '未分类',
    noMatch: '没有匹配的标签',
    noTags: '还没有标签',
    failed: '标签没有加载出来',
    clear: '清空已选',
    done: '完成',
    close: '关闭',
    chosen: (count: number) =>
      count === 0 ? '可多选，题目需同时具备所选标签' : `已选 ${count} 个，题目需同时具备所选标签`,
  },
  'zh-HK': {
    panel: '按標籤篩選',
    search: '搜尋標籤',
    unclassified: '未分類',
    noMatch: '沒有符合的標籤',
    noTags: '尚未有標籤',
    failed: '未能載入標籤',
    clear: '清除已選',
    done: '完成',
    close: '關閉',
    chosen: (count) =>
      count === 0 ? '可多選，題目須同時具備所選標籤' : `已選 ${count} 個，題目須同時具備所選標籤`,
  },
  'en-US': {
    panel: 'Filter by tags',
    search: 'Search tags',
    unclassified: 'Unclassified',
    noMatch: 'No matching tags',
    noTags: 'No tags yet',
    failed: 'Could not load the tags',
    clear: 'Clear',
    done: 'Done',
    close: 'Close',
    chosen: (count) =>
      count === 0
        ? 'Select one or more. Problems must match all of them.'
        : `${count} selected. Problems must match all of them.`,
  },
});
