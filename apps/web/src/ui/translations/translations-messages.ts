import { defineMessages } from '../../lib/messages.ts';

export const translationsMessages = defineMessages({
  'zh-CN': {
    add: '添加译文',
    hide: '收起译文',
    label: (field: string, language: string) => `${field} · ${language}`,
    hint: '读者会看到自己语言的文字；没有译文时，看到上面的文字。',
  },
  'zh-HK': {
    add: '加入譯文',
    hide: '收起譯文',
    label: (field, language) => `${field} · ${language}`,
    hint: '讀者會看到自己語言的文字；沒有譯文時，看到上面的文字。',
  },
  'en-US': {
    add: 'Add translations',
    hide: 'Hide translations',
    label: (field, language) => `${field} · ${language}`,
    hint: 'Readers see the text in their language. Without a translation they see the text above.',
  },
});
