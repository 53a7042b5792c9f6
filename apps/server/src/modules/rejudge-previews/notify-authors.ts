/** The message to users whose results an applied or undone preview has changed. */
import type { Queryable } from '@touchstone/database';
import { escapeMarkdown, sendPersonalNotice, writeNotice } from '../notices/index.ts';
import type { PreviewRow } from './previews.repository.ts';
import { listAffectedUsers } from './told-users.ts';

export async function notifyAuthors(
  transaction: Queryable,
  preview: PreviewRow,
  { kind, now }: { kind: 'applied' | 'undone'; now: Date },
) {
  const users = await listAffectedUsers(transaction, preview.id, now);
  const recipientIds = users.filter(({ isTold }) => isTold).map(({ userId }) => userId);
  const notice = writeNotice(kind === 'applied' ? appliedTexts(preview) : undoneTexts(preview));
  await sendPersonalNotice(transaction, { recipientIds, ...notice, now });
}

/** The contest, or the problem. It says nothing about the results: those who may see them find them there. */
function nameSubject({ contestId, contestTitle, displayId, contestDisplayId, title, groupId }: PreviewRow) {
  const problem = title === null ? '' : escapeMarkdown(`${contestDisplayId ?? displayId ?? ''} ${title}`);
  if (contestId !== null) {
    const link = `[${escapeMarkdown(contestTitle ?? '')}](/contest/${String(contestId)}/submissions)`;
    return problem === '' ? link : `${link}, ${problem}`;
  }
  const address = `/problem/${encodeURIComponent(displayId ?? '')}`;
  return `[${problem}](${groupId === null ? address : `/group/${String(groupId)}${address}`})`;
}

const appliedTexts = (preview: PreviewRow) => {
  const subject = nameSubject(preview);
  return {
    title: {
      'zh-CN': '你的提交已重新评测',
      'zh-HK': '你的提交已重新評測',
      'en-US': 'Your submissions were rejudged',
    },
    content: {
      'zh-CN': `${subject}：评测数据有更正，你的部分提交结果因此改变。`,
      'zh-HK': `${subject}：評測數據有更正，你的部分提交結果因此改變。`,
      'en-US': `${subject}: the judging data was corrected, and results of your submissions have changed.`,
    },
  };
};

const undoneTexts = (preview: PreviewRow) => {
  const subject = nameSubject(preview);
  return {
    title: {
      'zh-CN': '重新评测已撤销',
      'zh-HK': '重新評測已復原',
      'en-US': 'A rejudge was undone',
    },
    content: {
      'zh-CN': `${subject}：此前的重新评测已撤销，你的提交恢复为原来的结果。`,
      'zh-HK': `${subject}：此前的重新評測已復原，你的提交恢復為原來的結果。`,
      'en-US': `${subject}: a rejudge was undone, and your submissions have their earlier results again.`,
    },
  };
};
