import { defineMessages } from '../../lib/messages.ts';

export const localisedTextMessages = defineMessages({
  'zh-CN': {
    hint: '支持 Markdown、公式和代码。要让不同语言的读者看到不同的文字，在各段之前单独写一行标记：',
    hintRest: '第一个标记之前的内容所有人都能看到。',
    preview: '预览',
    previewEmpty: '写下的内容会显示在这里。',
    previewLanguage: '预览的语言',
    languages: { 'zh-CN': '简体', 'zh-HK': '繁体', 'en-US': '英文' },
  },
  'zh-HK': {
    hint: '支援 Markdown、公式和程式碼。如要讓不同語言的讀者看到不同文字，請在各段之前以獨立一行寫上標記：',
    hintRest: '第一個標記之前的內容所有人都看得到。',
    preview: '預覽',
    previewEmpty: '寫下的內容會在此顯示。',
    previewLanguage: '預覽的語言',
    languages: { 'zh-CN': '簡體', 'zh-HK': '繁體', 'en-US': '英文' },
  },
  'en-US': {
    hint: 'Markdown, formulas and code are supported. To write in several languages, start each part with its marker on a separate line:',
    hintRest: 'Text before the first marker is shown to all readers.',
    preview: 'Preview',
    previewEmpty: 'Your text appears here.',
    previewLanguage: 'Preview language',
    languages: { 'zh-CN': 'Simplified', 'zh-HK': 'Traditional', 'en-US': 'English' },
  },
});
