import { defineMessages } from '../../lib/messages.ts';

/** Texts of the actions on a submission, for the list and the page. */
export const actionMessages = defineMessages({
  'zh-CN': {
    rejudge: '重新评测',
    rejudgeOne: (id: number) => `重新评测提交 ${String(id)}`,
    rejudged: '已加入重测队列',
    resubmit: '重新提交',
    resubmitOne: (id: number) => `重新提交 ${String(id)}`,
    resubmitted: '重新提交成功',
  },
  'zh-HK': {
    rejudge: '重新評測',
    rejudgeOne: (id) => `重新評測提交 ${String(id)}`,
    rejudged: '已加入重測佇列',
    resubmit: '重新提交',
    resubmitOne: (id) => `重新提交 ${String(id)}`,
    resubmitted: '重新提交成功',
  },
  'en-US': {
    rejudge: 'Rejudge',
    rejudgeOne: (id) => `Rejudge submission ${String(id)}`,
    rejudged: 'Queued for rejudging',
    resubmit: 'Resubmit',
    resubmitOne: (id) => `Resubmit submission ${String(id)}`,
    resubmitted: 'Resubmitted',
  },
});
