import { defineMessages } from '../../../lib/messages.ts';

export const extraFileMessages = defineMessages({
  'zh-CN': {
    intro: '这些文件会和你的程序放在一起，可以下载到本地使用。',
    download: '下载',
    downloadFile: (name: string) => `下载 ${name}`,
    empty: '空文件',
  },
  'zh-HK': {
    intro: '這些檔案會與你的程式放在一起，可以下載到本機使用。',
    download: '下載',
    downloadFile: (name) => `下載 ${name}`,
    empty: '空白檔案',
  },
  'en-US': {
    intro: 'These files are available to your program. Download them to use them locally.',
    download: 'Download',
    downloadFile: (name) => `Download ${name}`,
    empty: 'Empty file',
  },
});
