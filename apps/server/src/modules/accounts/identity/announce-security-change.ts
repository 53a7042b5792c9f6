/**
 * Every change of the ways to log in is announced to the owner of the account by a message of the site and by mail, so that
 * a change by somebody else does not stay unnoticed. The message has a section per language; the mail is in the language
 * of the call. A new password leaves links as they are, so its announcement names them.
 */
import { locales, type Locale, type LocalisedText } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { escapeMarkdown, sendSystemNotice } from '../../notices/index.ts';
import type { Account } from '../accounts.repository.ts';
import { listLinkedLogins } from './linked-logins.repository.ts';

type Changer = 'owner' | 'administrator';

export type SecurityEvent =
  | { kind: 'app-added' | 'app-removed' | 'codes-renewed' | 'reset' }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'code-used'; left: number }
  | { kind: 'link-added' | 'link-removed'; label: LocalisedText }
  | { kind: 'email-changed'; by: Changer }
  | { kind: 'phone-changed' }
  /** `isDefault`: the last digits of the phone. */
  | { kind: 'password-changed'; by: Changer; isDefault: boolean; links: LocalisedText[] };

const texts: Record<Locale, (event: SecurityEvent) => string> = {
  'zh-CN': (event) => {
    switch (event.kind) {
      case 'app-added':
        return '你的账号启用了验证器应用，今后登录时需要输入它的验证码。';
      case 'app-removed':
        return '你的账号移除了验证器应用。';
      case 'passkey-added':
        return `你的账号添加了通行密钥「${event.name}」。`;
      case 'passkey-removed':
        return `你的账号移除了通行密钥「${event.name}」。`;
      case 'codes-renewed':
        return '你的账号生成了新的恢复码，旧的恢复码已失效。';
      case 'code-used':
        return `有人用恢复码登录了你的账号，还剩 ${String(event.left)} 个恢复码。`;
      case 'reset':
        return '管理员移除了你的账号的两步验证，所有设备已退出登录。请重新登录并再次设置。';
      case 'link-added':
        return `你的账号关联了「${event.label['zh-CN']}」，今后可以用它登录。`;
      case 'link-removed':
        return `你的账号解除了与「${event.label['zh-CN']}」的关联。`;
      case 'email-changed':
        return event.by === 'administrator'
          ? '管理员修改了你的账号邮箱。'
          : '你的账号更换了邮箱，今后的邮件会发送到新邮箱。';
      case 'phone-changed':
        return '你的账号更换了手机号。';
      case 'password-changed':
        return `${passwordTexts['zh-CN'](event)}${linksText(event.links, 'zh-CN')}`;
      default:
        return event satisfies never;
    }
  },
  'zh-HK': (event) => {
    switch (event.kind) {
      case 'app-added':
        return '你的帳戶已啟用驗證器應用程式，今後登入時須輸入它的驗證碼。';
      case 'app-removed':
        return '你的帳戶已移除驗證器應用程式。';
      case 'passkey-added':
        return `你的帳戶已加入通行密鑰「${event.name}」。`;
      case 'passkey-removed':
        return `你的帳戶已移除通行密鑰「${event.name}」。`;
      case 'codes-renewed':
        return '你的帳戶已產生新的復原碼，舊的復原碼已失效。';
      case 'code-used':
        return `有人以復原碼登入了你的帳戶，尚餘 ${String(event.left)} 個復原碼。`;
      case 'reset':
        return '管理員移除了你帳戶的兩步驗證，所有裝置已登出。請重新登入並再次設定。';
      case 'link-added':
        return `你的帳戶已連結「${event.label['zh-HK']}」，今後可以用它登入。`;
      case 'link-removed':
        return `你的帳戶已解除與「${event.label['zh-HK']}」的連結。`;
      case 'email-changed':
        return event.by === 'administrator'
          ? '管理員更改了你帳戶的電郵地址。'
          : '你的帳戶已更改電郵地址，今後的電郵會寄到新地址。';
      case 'phone-changed':
        return '你的帳戶已更改手機號碼。';
      case 'password-changed':
        return `${passwordTexts['zh-HK'](event)}${linksText(event.links, 'zh-HK')}`;
      default:
        return event satisfies never;
    }
  },
  'en-US': (event) => {
    switch (event.kind) {
      case 'app-added':
        return 'An authenticator app was set up for your account. Logins now need a code from it.';
      case 'app-removed':
        return 'The authenticator app of your account was removed.';
      case 'passkey-added':
        return `The passkey “${event.name}” was added to your account.`;
      case 'passkey-removed':
        return `The passkey “${event.name}” was removed from your account.`;
      case 'codes-renewed':
        return 'New recovery codes were made for your account. The old ones are no longer valid.';
      case 'code-used':
        return `A recovery code was used to log in to your account. Recovery codes left: ${String(event.left)}.`;
      case 'reset':
        return 'An administrator removed two-step verification from your account and logged out every device. Log in and set it up again.';
      case 'link-added':
        return `${event.label['en-US']} was linked to your account and can now log in to it.`;
      case 'link-removed':
        return `${event.label['en-US']} was unlinked from your account.`;
      case 'email-changed':
        return event.by === 'administrator'
          ? 'An administrator changed the e-mail address of your account.'
          : 'The e-mail address of your account was changed. Mail now goes to the new address.';
      case 'phone-changed':
        return 'The phone number of your account was changed.';
      case 'password-changed':
        return `${passwordTexts['en-US'](event)}${linksText(event.links, 'en-US')}`;
      default:
        return event satisfies never;
    }
  },
};

type PasswordEvent = Extract<SecurityEvent, { kind: 'password-changed' }>;

const passwordTexts: Record<Locale, (event: PasswordEvent) => string> = {
  'zh-CN': ({ by, isDefault }) =>
    isDefault
      ? '你的账号密码已设为手机号后六位。它只能在用微信登录的浏览器中使用一次，10 分钟内有效。'
      : by === 'administrator'
        ? '管理员修改了你的账号密码，所有设备已退出登录。'
        : '你的账号密码已修改，所有设备已退出登录。',
  'zh-HK': ({ by, isDefault }) =>
    isDefault
      ? '你的帳戶密碼已設為手機號碼後六位。它只能在以微信登入的瀏覽器中使用一次，10 分鐘內有效。'
      : by === 'administrator'
        ? '管理員更改了你的帳戶密碼，所有裝置已登出。'
        : '你的帳戶密碼已更改，所有裝置已登出。',
  'en-US': ({ by, isDefault }) =>
    isDefault
      ? 'The password of your account is now the last six digits of your phone number. It works once, within 10 minutes, in the browser that you used for WeChat.'
      : by === 'administrator'
        ? 'An administrator changed the password of your account. Every device was logged out.'
        : 'The password of your account was changed. Every device was logged out.',
};

/** Links keep working after a new password: one that somebody else made has to be removed. */
function linksText(links: readonly LocalisedText[], locale: Locale): string {
  if (links.length === 0) return '';
  const names = links.map((label) => label[locale]);
  switch (locale) {
    case 'zh-CN':
      return `以下关联仍可登录你的账号：${names.join('、')}。如有不认识的，请在「账号设置」的「关联账号」中解除。`;
    case 'zh-HK':
      return `以下連結仍可登入你的帳戶：${names.join('、')}。如有不認識的，請在「帳戶設定」的「已連結帳戶」中解除。`;
    case 'en-US':
      return ` These linked accounts can still log in: ${names.join(', ')}. Unlink any that you do not recognise under Linked accounts in your settings.`;
    default:
      return locale satisfies never;
  }
}

const frames: Record<Locale, { title: string; warning: string }> = {
  'zh-CN': {
    title: '账号安全提醒',
    warning: '如果不是你本人的操作，请立即修改密码并联系管理员。',
  },
  'zh-HK': {
    title: '帳戶安全提醒',
    warning: '如非你本人操作，請立即更改密碼並聯絡管理員。',
  },
  'en-US': {
    title: 'Account security',
    warning: 'If this was not you, change your password now and contact an administrator.',
  },
};

const inSections = (textIn: (locale: Locale) => string) =>
  locales.map((locale) => `<!-- ${locale} -->\n${textIn(locale)}`).join('\n\n');

export async function announceSecurityChange(
  { mailer, clock }: Pick<Platform, 'mailer' | 'clock'>,
  transaction: Queryable,
  {
    account,
    origin,
    event,
  }: {
    /** With the address before the change. */
    account: Pick<Account, 'id' | 'username' | 'email'>;
    origin: Pick<CallOrigin, 'locale'>;
    event: SecurityEvent;
  },
) {
  await sendSystemNotice(transaction, {
    recipientId: account.id,
    title: inSections((locale) => frames[locale].title),
    content: inSections(
      (locale) =>
        `${escapeMarkdown(texts[locale](event))}${locale === 'en-US' ? ' ' : ''}${frames[locale].warning}`,
    ),
    now: clock(),
  });
  if (account.email === null) return;
  const { title, warning } = frames[origin.locale];
  await mailer.send(transaction, {
    recipient: account.email,
    subject: `${title}: ${account.username}`,
    paragraphs: [texts[origin.locale](event), warning],
  });
}

export async function announceNewPassword(
  parts: Pick<Platform, 'mailer' | 'clock'>,
  transaction: Queryable,
  {
    by = 'owner',
    isDefault = false,
    ...change
  }: {
    account: Pick<Account, 'id' | 'username' | 'email'>;
    origin: Pick<CallOrigin, 'locale'>;
    by?: Changer;
    isDefault?: boolean;
  },
) {
  const links = await listLinkedLogins(transaction, change.account.id);
  await announceSecurityChange(parts, transaction, {
    ...change,
    event: { kind: 'password-changed', by, isDefault, links },
  });
}
