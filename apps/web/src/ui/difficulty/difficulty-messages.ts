import { defineMessages } from '../../lib/messages.ts';

export const difficultyMessages = defineMessages({
  'zh-CN': { easy: '简单', mid: '中等', hard: '困难', unrated: '未分级' },
  'zh-HK': { easy: '簡單', mid: '中等', hard: '困難', unrated: '未分級' },
  'en-US': { easy: 'Easy', mid: 'Medium', hard: 'Hard', unrated: 'Unrated' },
});
