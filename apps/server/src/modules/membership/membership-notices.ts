/** Messages about a membership, in three languages: after decisions of administrators, and before it ends. */
import { locales, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { titleFor } from '../../platform/translated-columns.ts';
import {
  escapeMarkdown,
  sendPersonalNotice,
  writeNotice,
  type NoticeTexts,
  type WrittenNotice,
} from '../notices/index.ts';
import type { OrderRow } from './orders/orders.repository.ts';

const inEveryLanguage = (write: (locale: Locale) => string): NoticeTexts =>
  // Object.fromEntries loses the type of the keys.
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as NoticeTexts;

const memberCentreNames: Record<Locale, string> = {
  'zh-CN': '会员中心',
  'zh-HK': '會員中心',
  'en-US': 'Member centre',
};
const memberCentre = inEveryLanguage((locale) => `[${memberCentreNames[locale]}](/member)`);

const orderTexts = {
  paid: {
    title: { 'zh-CN': '会员已开通', 'zh-HK': '會員已開通', 'en-US': 'Your membership is active' },
    sentence: {
      'zh-CN': (plan: string, number: string) => `订单 ${number}（${plan}）已确认收款。`,
      'zh-HK': (plan: string, number: string) => `訂單 ${number}（${plan}）已確認收款。`,
      'en-US': (plan: string, number: string) => `We received the payment of order ${number} (${plan}).`,
    },
  },
  held: {
    title: {
      'zh-CN': '付款未能用于订单',
      'zh-HK': '付款未能用於訂單',
      'en-US': 'Your payment could not be used',
    },
    sentence: {
      'zh-CN': (plan: string, number: string) =>
        `我们收到了订单 ${number}（${plan}）的付款，但该订单无法再使用这笔付款。管理员会为你退款。`,
      'zh-HK': (plan: string, number: string) =>
        `我們收到了訂單 ${number}（${plan}）的付款，但該訂單無法再使用這筆付款。管理員會為你退款。`,
      'en-US': (plan: string, number: string) =>
        `We received a payment for order ${number} (${plan}), but it could not be used for this order. An administrator will return it.`,
    },
  },
  refunded: {
    title: { 'zh-CN': '订单已退款', 'zh-HK': '訂單已退款', 'en-US': 'Your order was refunded' },
    sentence: {
      'zh-CN': (plan: string, number: string) => `订单 ${number}（${plan}）已退款，相应的会员时长已扣除。`,
      'zh-HK': (plan: string, number: string) => `訂單 ${number}（${plan}）已退款，相應的會員時長已扣除。`,
      'en-US': (plan: string, number: string) =>
        `Order ${number} (${plan}) was refunded, and its membership was taken back.`,
    },
  },
} as const;

export function tellAboutOrder(
  transaction: Queryable,
  { kind, order, now }: { kind: keyof typeof orderTexts; order: OrderRow; now: Date },
): Promise<void> {
  const { title, sentence } = orderTexts[kind];
  const content = inEveryLanguage(
    (locale) =>
      `${sentence[locale](escapeMarkdown(titleFor(order, locale)), order.number)}\n\n${memberCentre[locale]}`,
  );
  return sendPersonalNotice(transaction, {
    recipientIds: [order.userId],
    ...writeNotice({ title, content }),
    now,
  });
}

const lengthOf = (days: number | null): NoticeTexts =>
  days === null
    ? { 'zh-CN': '长期有效', 'zh-HK': '長期有效', 'en-US': 'without an end' }
    : {
        'zh-CN': `${String(days)} 天`,
        'zh-HK': `${String(days)} 天`,
        'en-US': days === 1 ? 'for one day' : `for ${String(days)} days`,
      };

export function tellAboutGrant(
  transaction: Queryable,
  { userId, level, days, now }: { userId: string; level: number; days: number | null; now: Date },
): Promise<void> {
  const length = lengthOf(days);
  const name = `1-${String(level)}`;
  const content: NoticeTexts = {
    'zh-CN': `管理员为你开通了 ${name} 级会员（${length['zh-CN']}）。\n\n${memberCentre['zh-CN']}`,
    'zh-HK': `管理員為你開通了 ${name} 級會員（${length['zh-HK']}）。\n\n${memberCentre['zh-HK']}`,
    'en-US': `An administrator gave you a level ${name} membership ${length['en-US']}.\n\n${memberCentre['en-US']}`,
  };
  const title: NoticeTexts = {
    'zh-CN': '会员已开通',
    'zh-HK': '會員已開通',
    'en-US': 'Your membership is active',
  };
  return sendPersonalNotice(transaction, { recipientIds: [userId], ...writeNotice({ title, content }), now });
}

const endTexts: Record<'week' | 'day' | 'ended', { title: NoticeTexts; sentence: NoticeTexts }> = {
  week: {
    title: { 'zh-CN': '会员即将到期', 'zh-HK': '會員即將到期', 'en-US': 'Your membership ends soon' },
    sentence: {
      'zh-CN': '你的会员将在一周内到期。',
      'zh-HK': '你的會員將在一週內到期。',
      'en-US': 'Your membership ends within a week.',
    },
  },
  day: {
    title: { 'zh-CN': '会员明天到期', 'zh-HK': '會員明天到期', 'en-US': 'Your membership ends tomorrow' },
    sentence: {
      'zh-CN': '你的会员将在 24 小时内到期。',
      'zh-HK': '你的會員將在 24 小時內到期。',
      'en-US': 'Your membership ends within 24 hours.',
    },
  },
  ended: {
    title: { 'zh-CN': '会员已到期', 'zh-HK': '會員已到期', 'en-US': 'Your membership has ended' },
    sentence: {
      'zh-CN': '你的会员已到期，可以随时续费。',
      'zh-HK': '你的會員已到期，可以隨時續費。',
      'en-US': 'Your membership has ended. You can renew it at any time.',
    },
  },
};

export function writeEndNotice(kind: keyof typeof endTexts): WrittenNotice {
  const { title, sentence } = endTexts[kind];
  const content = inEveryLanguage((locale) => `${sentence[locale]}\n\n${memberCentre[locale]}`);
  return writeNotice({ title, content });
}

const mailLabel = locales.map((locale) => memberCentreNames[locale]).join(' · ');

/** A mail has no page whose language it could follow: it has all three, like the notices. */
export function writeEndMail(kind: keyof typeof endTexts, baseUrl: string | null) {
  const { title, sentence } = endTexts[kind];
  const url = URL.parse('/member', baseUrl ?? undefined);
  return {
    subject: locales.map((locale) => title[locale]).join(' · '),
    paragraphs: locales.map((locale) => sentence[locale]),
    ...(url !== null && { link: { url: url.href, label: mailLabel } }),
  };
}
