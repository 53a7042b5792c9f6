import { defineMessages } from '../../lib/messages.ts';

/** Texts of the actions on a submission, for the list and the page. */
export const actionMessages = defineMessages({
  'zh-CN': {
    askRejudge: (id: number) => `重测提交 ${String(id)}？`,
    rejudgeText: '原来的结果会被新的结果取代，榜单和统计可能随之变化。',
    rejudge: '重新评测',
    rejudgeOne: (id: number) => `重新评测提交 ${String(id)}`,
    rejudged: '已加入重测队列',
    resubmit: '重新提交',
    resubmitOne: (id: number) => `重新提交 ${String(id)}`,
    resubmitted: '重新提交成功',
  },
  'zh-HK': {
    askRejudge: (id) => `重測提交 ${String(id)}？`,
    rejudgeText: '原來的結果會被新的結果取代，榜單和統計可能隨之改變。',
    rejudge: '重新評測',
    rejudgeOne: (id) => `重新評測提交 ${String(id)}`,
    rejudged: '已加入重測佇列',
    resubmit: '重新提交',
    resubmitOne: (id) => `重新提交 ${String(id)}`,
    resubmitted: '重新提交成功',
  },
  'en-US': {
    askRejudge: (id) => `Rejudge submission ${String(id)}?`,
    rejudgeText: 'The new result replaces the old one. Scoreboards and statistics may change.',
    rejudge: 'Rejudge',
    rejudgeOne: (id) => `Rejudge submission ${String(id)}`,
    rejudged: 'Queued for rejudging',
    resubmit: 'Resubmit',
    resubmitOne: (id) => `Resubmit submission ${String(id)}`,
    resubmitted: 'Resubmitted',
  },
});
