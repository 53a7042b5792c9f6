/**
 * Messages in three languages: to the user who asked for a variant when it was refused, rejected, or is public; to those who
 * may approve it when one waits.
 */
import { locales, problemAdminRoles, roleCodes, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { titleFor } from '../../platform/translated-columns.ts';
import {
  escapeMarkdown,
  sendPersonalNotice,
  sendTopicNotice,
  writeNotice,
  type NoticeTexts,
} from '../notices/index.ts';
import type { VariantRow } from './variants.repository.ts';

type Writer = (source: string, detail: string) => string;

const texts = {
  refused: {
    title: {
      'zh-CN': '变式题没有生成',
      'zh-HK': '變式題未能產生',
      'en-US': 'Your variant could not be made',
    },
    sentence: {
      'zh-CN': (source) =>
        `${source} 的变式题没有通过评测机的验证，或者模型没有写出来。原因见 [AI 练习](/practice)。`,
      'zh-HK': (source) =>
        `${source} 的變式題未能通過評測機的驗證，或者模型未能寫出。原因請見 [AI 練習](/practice)。`,
      'en-US': (source) =>
        `The model did not write the variant of ${source}, or the judge did not confirm it. The reason is on [AI practice](/practice).`,
    },
  },
  rejected: {
    title: { 'zh-CN': '变式题未被采用', 'zh-HK': '變式題未獲採用', 'en-US': 'Your variant was rejected' },
    sentence: {
      'zh-CN': (source, reason) => `老师没有采用 ${source} 的变式题。理由：${reason}`,
      'zh-HK': (source, reason) => `老師沒有採用 ${source} 的變式題。理由：${reason}`,
      'en-US': (source, reason) => `A teacher rejected the variant of ${source}. Reason: ${reason}`,
    },
  },
  approved: {
    title: { 'zh-CN': '变式题可以做了', 'zh-HK': '變式題可以做了', 'en-US': 'Your variant is ready' },
    sentence: {
      'zh-CN': (source, problem) => `${source} 的变式题已通过审核：${problem}`,
      'zh-HK': (source, problem) => `${source} 的變式題已通過審核：${problem}`,
      'en-US': (source, problem) => `The variant of ${source} was approved: ${problem}`,
    },
  },
} as const satisfies Record<string, { title: NoticeTexts; sentence: Record<Locale, Writer> }>;

const noSource: NoticeTexts = { 'zh-CN': '一道题目', 'zh-HK': '一道題目', 'en-US': 'a problem' };

function sourceOf(row: VariantRow, locale: Locale): string {
  if (row.sourceTitle === null || row.sourceDisplayId === null) return noSource[locale];
  const title = titleFor({ title: row.sourceTitle, titleTranslations: row.sourceTranslations }, locale);
  return escapeMarkdown(`${row.sourceDisplayId} ${title}`);
}

/** The link to the problem that a variant became. */
export const linkToProblem = ({ displayId, title }: { displayId: string; title: string }): string =>
  `[${escapeMarkdown(`${displayId} ${title}`)}](/problem/${encodeURIComponent(displayId)})`;

interface VariantNews {
  kind: keyof typeof texts;
  variant: VariantRow;
  /** Markdown: the reason, or the link to the problem. */
  detail?: string;
  now: Date;
}

export async function notifyRequester(
  transaction: Queryable,
  { kind, variant, detail = '', now }: VariantNews,
): Promise<void> {
  // Those who decide about their own variant know it.
  if (variant.decidedBy === variant.requestedBy) return;
  const { title, sentence } = texts[kind];
  // Object.fromEntries loses the type of the keys.
  const content = Object.fromEntries(
    locales.map((locale) => [locale, sentence[locale](sourceOf(variant, locale), detail)]),
  ) as NoticeTexts;
  const notice = writeNotice({ title, content });
  await sendPersonalNotice(transaction, { recipientIds: [variant.requestedBy], ...notice, now });
}

const waiting = writeNotice({
  title: {
    'zh-CN': '有变式题待审核',
    'zh-HK': '有變式題待審核',
    'en-US': 'A problem variant is waiting for your review',
  },
  content: {
    'zh-CN': '评测机已确认一道变式题，审核通过后才会公开：[变式题](/admin/problem-variants)',
    'zh-HK': '評測機已確認一道變式題，審核通過後才會公開：[變式題](/admin/problem-variants)',
    'en-US':
      'The judge has confirmed a variant of a problem. It is published after your approval: [Variants](/admin/problem-variants)',
  },
});

/** Ten waiting variants are one unread message: the page that it links to lists them all. */
export const notifyReviewers = (
  transaction: Queryable,
  { requestedBy, now }: { requestedBy: string; now: Date },
): Promise<void> =>
  sendTopicNotice(transaction, {
    topic: 'problem-variant.waiting',
    roles: problemAdminRoles.map((role) => roleCodes[role]),
    exceptUserId: requestedBy,
    ...waiting,
    now,
  });
