/** Account mails, in the language of the caller. */
import { accountTimers, type Locale } from '@touchstone/contract';
import type { Mail } from '../../platform/mail/compose-mail.ts';

const minutes = String(accountTimers.mailCodeLifeSeconds / 60);

interface MailText {
  subject: string;
  paragraphs: readonly string[];
}

const registerTexts: Record<Locale, MailText> = {
  'zh-CN': {
    subject: '注册验证码',
    paragraphs: [
      `你正在注册账号。请在 ${minutes} 分钟内输入下面的验证码。`,
      '如果不是你本人的操作，请忽略这封邮件。',
    ],
  },
  'zh-HK': {
    subject: '註冊驗證碼',
    paragraphs: [
      `你正在註冊帳戶。請在 ${minutes} 分鐘內輸入以下驗證碼。`,
      '如非你本人操作，請忽略這封電郵。',
    ],
  },
  'en-US': {
    subject: 'Your registration code',
    paragraphs: [
      `You are registering an account. Enter this code within ${minutes} minutes.`,
      'If this was not you, ignore this mail.',
    ],
  },
};

const changeEmailTexts: Record<Locale, (username: string) => MailText> = {
  'zh-CN': (username) => ({
    subject: '更换邮箱验证码',
    paragraphs: [
      `账号 ${username} 希望使用此邮箱。请在 ${minutes} 分钟内输入下面的验证码。`,
      '如果不是你本人的操作，请忽略这封邮件，不要把验证码告诉他人。',
    ],
  }),
  'zh-HK': (username) => ({
    subject: '更改電郵驗證碼',
    paragraphs: [
      `帳戶 ${username} 希望使用此電郵。請在 ${minutes} 分鐘內輸入以下驗證碼。`,
      '如非你本人操作，請忽略這封電郵，切勿將驗證碼告訴他人。',
    ],
  }),
  'en-US': (username) => ({
    subject: 'Code for your new e-mail address',
    paragraphs: [
      `The account ${username} wants to use this address. Enter this code within ${minutes} minutes.`,
      'If this was not you, ignore this email and do not share the code.',
    ],
  }),
};

const resetTexts: Record<Locale, (username: string) => MailText & { label: string }> = {
  'zh-CN': (username) => ({
    subject: '重置密码',
    paragraphs: [
      `有人请求重置账号 ${username} 的密码。请在 ${minutes} 分钟内打开下面的链接，设置新密码。`,
      '如果不是你本人的操作，请忽略这封邮件，密码不会改变。',
    ],
    label: '设置新密码',
  }),
  'zh-HK': (username) => ({
    subject: '重設密碼',
    paragraphs: [
      `有人要求重設帳戶 ${username} 的密碼。請在 ${minutes} 分鐘內開啟以下連結，設定新密碼。`,
      '如非你本人操作，請忽略這封電郵，密碼不會改變。',
    ],
    label: '設定新密碼',
  }),
  'en-US': (username) => ({
    subject: 'Reset your password',
    paragraphs: [
      `Somebody asked to reset the password of ${username}. Open this link within ${minutes} minutes to set a new one.`,
      'If this was not you, ignore this mail: the password stays as it is.',
    ],
    label: 'Set a new password',
  }),
};

export const composeRegisterMail = (locale: Locale, recipient: string, code: string): Mail => ({
  recipient,
  code,
  ...registerTexts[locale],
});

export const composeChangeEmailMail = (
  locale: Locale,
  { recipient, code, username }: { recipient: string; code: string; username: string },
): Mail => ({ recipient, code, ...changeEmailTexts[locale](username) });

export function composeResetMail(
  locale: Locale,
  { recipient, url, username }: { recipient: string; url: string; username: string },
): Mail {
  const { subject, paragraphs, label } = resetTexts[locale](username);
  return { recipient, subject, paragraphs, link: { url, label } };
}
