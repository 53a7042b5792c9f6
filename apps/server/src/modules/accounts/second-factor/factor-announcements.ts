/**
 * Every change of the factors is announced to the owner of the account by a message of the site and by mail, so that a
 * change by somebody else does not stay unnoticed. The message has a section per language; the mail is in the language of
 * the call.
 */
import { locales, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendSystemNotice } from '../../notices/index.ts';
import type { Account } from '../accounts.repository.ts';

export type FactorEvent =
  | { kind: 'app-added' | 'app-removed' | 'codes-renewed' | 'reset' }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | { kind: 'code-used'; left: number };

const texts: Record<Locale, (event: FactorEvent) => string> = {
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
      default:
        return event satisfies never;
    }
  },
};

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

export async function announceFactorChange(
  { mailer, clock }: Pick<Platform, 'mailer' | 'clock'>,
  transaction: Queryable,
  {
    account,
    origin,
    event,
  }: {
    account: Pick<Account, 'id' | 'username' | 'email'>;
    origin: Pick<CallOrigin, 'locale'>;
    event: FactorEvent;
  },
) {
  await sendSystemNotice(transaction, {
    recipientId: account.id,
    title: inSections((locale) => frames[locale].title),
    content: inSections(
      (locale) => `${texts[locale](event)}${locale === 'en-US' ? ' ' : ''}${frames[locale].warning}`,
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
