import type { Locale } from '@touchstone/contract';
import type { Actor } from '../../../platform/http/call-context.ts';
import { announceWithin } from '../../contest-administration/index.ts';
import { storeReply } from '../add-reply.ts';
import type { SourceParts } from '../comment-source.ts';
import type { CommentRow } from '../comments.repository.ts';
import { parseContent } from '../posting-checks.ts';
import { openQuestion } from './open-questions.ts';
import { updateQuestion } from './questions.repository.ts';

interface SentAnswer {
  commentId: number;
  content?: string | null | undefined;
  audience: 'author' | 'everyone';
  asAnnouncement?: boolean | undefined;
}

export async function answerQuestion(parts: SourceParts, by: Actor, sent: SentAnswer) {
  const content = parseContent('reply', sent.content);
  const { comment, source } = await openQuestion(parts, by.viewer, sent.commentId);
  const isForAll = sent.audience === 'everyone';
  return storeReply(parts, by.viewer, {
    opened: { comment, source },
    content,
    quotedReplyId: null,
    recipientId: comment.authorId,
    isPublished: isForAll,
    onStored: async (transaction, now) => {
      if (!isForAll) return;
      await updateQuestion(transaction, comment.id, { isPublished: true });
      if (sent.asAnnouncement !== true) return;
      const announcement = writeAnnouncement(comment, content, by.origin.locale);
      await announceWithin(transaction, now, by, { cid: source.id, announcement });
    },
  });
}

const titles = {
  'zh-CN': '答疑',
  'zh-HK': '答疑',
  'en-US': 'Clarification',
} as const satisfies Record<Locale, string>;

/** In the language of the author. It quotes the question, never who asked. */
function writeAnnouncement(question: CommentRow, answer: string, locale: Locale) {
  const { problemDisplayId } = question;
  const quoted = question.content.split(/\r\n|\n|\r/).map((line) => `> ${line}`);
  return {
    title: problemDisplayId === null ? titles[locale] : `${titles[locale]} (${problemDisplayId})`,
    content: `${quoted.join('\n')}\n\n${answer}`,
  };
}
