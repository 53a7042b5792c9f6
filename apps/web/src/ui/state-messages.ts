import { defineMessages } from '../lib/messages.ts';

export const stateMessages = defineMessages({
  'zh-CN': {
    failedTitle: '内容加载失败',
    failedText: '请检查网络后重试；如果一直如此，请稍后再来。',
    retry: '重试',
    loading: '正在加载',
    copy: '复制',
    copied: '已复制',
    processing: '正在处理，请稍候',
    copyFailed: '复制失败，请手动选择后复制。',
  },
  'zh-HK': {
    failedTitle: '未能載入內容',
    failedText: '請檢查網絡後再試；如持續出現，請稍後再來。',
    retry: '再試一次',
    loading: '正在載入',
    copy: '複製',
    copied: '已複製',
    processing: '正在處理，請稍候',
    copyFailed: '複製失敗，請自行選取後複製。',
  },
  'en-US': {
    failedTitle: 'Could not load this content',
    failedText: 'Check your connection and try again. If the problem persists, try again later.',
    retry: 'Try again',
    loading: 'Loading',
    copy: 'Copy',
    copied: 'Copied',
    processing: 'Processing your request',
    copyFailed: 'Could not copy. Select the text and copy it manually.',
  },
});
