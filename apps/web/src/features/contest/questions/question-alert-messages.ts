import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';

export const questionAlertMessages = defineMessages({
  'zh-CN': {
    unanswered: (count: number) => `${String(count)} 个问题等待答复`,
    unseen: (count: number) => `${String(count)} 条新答复`,
    answered: '你的问题有了答复',
    clarified: '新的公开答复',
    goTo: '请到“答疑”页查看。',
    asked: '有新的提问',
  },
  'zh-HK': {
    unanswered: (count) => `${String(count)} 個問題等待答覆`,
    unseen: (count) => `${String(count)} 則新答覆`,
    answered: '你的問題有了答覆',
    clarified: '新的公開答覆',
    goTo: '請到「答疑」頁查看。',
    asked: '有新的提問',
  },
  'en-US': {
    unanswered: (count) => `${plural(count, 'question')} waiting for an answer`,
    unseen: (count) => plural(count, 'new answer'),
    answered: 'Your question has been answered',
    clarified: 'New clarification',
    goTo: 'See the Q&A tab.',
    asked: 'New question',
  },
});
