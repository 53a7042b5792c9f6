import { defineMessages } from '../../lib/messages.ts';

export const assistantSwitchMessages = defineMessages({
  'zh-CN': {
    title: 'AI 助手',
    isOn: '允许使用 AI 助手',
    isOnText: '关闭后，这里的题目旁不再提供提示。比赛进行中始终关闭。',
    highest: '最高提示程度',
    siteLevel: '与全站设置相同',
    levels: {
      question: '反问',
      concept: '概念',
      approach: '思路',
      'pseudo-code': '伪代码',
      code: '代码点评',
    },
    saved: 'AI 助手设置已保存',
  },
  'zh-HK': {
    title: 'AI 助手',
    isOn: '允許使用 AI 助手',
    isOnText: '關閉後，這裏的題目旁不再提供提示。比賽進行中一律關閉。',
    highest: '最高提示程度',
    siteLevel: '與全站設定相同',
    levels: {
      question: '反問',
      concept: '概念',
      approach: '思路',
      'pseudo-code': '偽代碼',
      code: '程式點評',
    },
    saved: 'AI 助手設定已儲存',
  },
  'en-US': {
    title: 'Assistant',
    isOn: 'Allow the assistant',
    isOnText: 'If off, there are no hints beside the problems here. It is always off while a contest runs.',
    highest: 'Highest hint level',
    siteLevel: 'As set for the site',
    levels: {
      question: 'Question',
      concept: 'Concept',
      approach: 'Approach',
      'pseudo-code': 'Pseudo-code',
      code: 'Code review',
    },
    saved: 'Assistant settings saved',
  },
});
