import { defineMessages } from '../lib/messages.ts';

export const pagerMessages = defineMessages({
  'zh-CN': {
    label: '分页',
    first: '第一页',
    last: '最后一页',
    previous: '上一页',
    next: '下一页',
    page: (number: number) => `第 ${String(number)} 页`,
    total: (number: number) => `共 ${String(number)} 条`,
    size: (number: number) => `每页 ${String(number)} 条`,
    sizeLabel: '每页条数',
  },
  'zh-HK': {
    label: '分頁',
    first: '第一頁',
    last: '最後一頁',
    previous: '上一頁',
    next: '下一頁',
    page: (number) => `第 ${String(number)} 頁`,
    total: (number) => `共 ${String(number)} 項`,
    size: (number) => `每頁 ${String(number)} 項`,
    sizeLabel: '每頁項數',
  },
  'en-US': {
    label: 'Pagination',
    first: 'First page',
    last: 'Last page',
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${String(number)}`,
    total: (number) => (number === 1 ? '1 entry' : `${String(number)} entries`),
    size: (number) => `${String(number)} per page`,
    sizeLabel: 'Entries per page',
  },
});
