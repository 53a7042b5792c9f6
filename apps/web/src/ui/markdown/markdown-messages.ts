import { defineMessages } from '../../lib/messages.ts';

export const markdownMessages = defineMessages({
  'zh-CN': {
    taskDone: '已完成',
    taskOpen: '未完成',
    footnotes: '脚注',
    backToText: (number: string) => `回到正文中的第 ${number} 处引用`,
    long: '这段文字太长，无法排版，下面按原文显示。',
    deep: '这段文字的层层嵌套太深，无法排版，下面按原文显示。',
    cut: (shown: number) => `只显示开头的 ${shown.toLocaleString('zh-CN')} 个字符。`,
    advice: '如果你是作者，请把它拆短或去掉多余的嵌套。',
    source: '原文',
  },
  'zh-HK': {
    taskDone: '已完成',
    taskOpen: '未完成',
    footnotes: '註腳',
    backToText: (number) => `返回內文第 ${number} 處引用`,
    long: '這段文字太長，無法排版，以下按原文顯示。',
    deep: '這段文字的嵌套層數太多，無法排版，以下按原文顯示。',
    cut: (shown) => `只顯示首 ${shown.toLocaleString('zh-HK')} 個字元。`,
    advice: '如果你是作者，請把它分拆或刪去多餘的嵌套。',
    source: '原文',
  },
  'en-US': {
    taskDone: 'done',
    taskOpen: 'to do',
    footnotes: 'Footnotes',
    backToText: (number) => `Back to reference ${number} in the text`,
    long: 'This text is too long to be laid out. It is shown as it was written.',
    deep: 'This text is nested too deeply to be laid out. It is shown as it was written.',
    cut: (shown) => `Only its first ${shown.toLocaleString('en-US')} characters are shown.`,
    advice: 'If you wrote it, split it up or take away some of the nesting.',
    source: 'The text as it was written',
  },
});
