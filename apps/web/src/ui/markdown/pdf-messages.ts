import { defineMessages } from '../../lib/messages.ts';

export const pdfMessages = defineMessages({
  'zh-CN': {
    download: '下载',
    open: '打开',
    show: '在此阅读',
    hide: '收起',
    viewer: (name: string) => `${name} 的内容`,
    missing: '找不到这个文件，它可能已被删除。',
    elsewhere: (host: string) => `文件在 ${host}，不能在此阅读，将在新标签页打开`,
  },
  'zh-HK': {
    download: '下載',
    open: '開啟',
    show: '在此閱讀',
    hide: '收起',
    viewer: (name) => `${name} 的內容`,
    missing: '找不到這個檔案，它可能已被刪除。',
    elsewhere: (host) => `檔案位於 ${host}，不能在此閱讀，將在新分頁開啟`,
  },
  'en-US': {
    download: 'Download',
    open: 'Open',
    show: 'Read here',
    hide: 'Close',
    viewer: (name) => `Contents of ${name}`,
    missing: 'This file does not exist. It may have been deleted.',
    elsewhere: (host) => `On ${host}: cannot be shown here, opens in a new tab`,
  },
});
