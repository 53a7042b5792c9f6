import { defineMessages } from '../../../lib/messages.ts';

export const newestProblemsMessages = defineMessages({
  'zh-CN': {
    title: '最新题目',
    all: '全部题目',
    id: '题号',
    name: '标题',
    added: '添加于',
    emptyTitle: '还没有公开的题目',
    emptyText: '题目公开后，最新的会出现在这里。',
    emptyAction: '打开题库',
  },
  'zh-HK': {
    title: '最新題目',
    all: '全部題目',
    id: '題號',
    name: '標題',
    added: '新增於',
    emptyTitle: '暫時沒有公開的題目',
    emptyText: '題目公開後，最新的會在此顯示。',
    emptyAction: '開啟題庫',
  },
  'en-US': {
    title: 'Newest problems',
    all: 'All problems',
    id: 'ID',
    name: 'Title',
    added: 'Added',
    emptyTitle: 'No public problems yet',
    emptyText: 'The latest public problems will appear here.',
    emptyAction: 'Browse problems',
  },
});
