import { defineMessages } from '../../lib/messages.ts';

export const brandMessages = defineMessages({
  'zh-CN': { name: '试金石' },
  'zh-HK': { name: '試金石' },
  'en-US': { name: 'Touchstone' },
});
