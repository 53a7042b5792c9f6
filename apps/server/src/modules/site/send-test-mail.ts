import type { Locale } from '@touchstone/contract';
import { isEmail } from '@touchstone/rules/accounts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

const texts = {
  'zh-CN': { subject: '测试邮件', text: '如果你读到这封邮件，说明本站的邮件设置可用。' },
  'zh-HK': { subject: '測試電郵', text: '如果你讀到這封電郵，代表本站的電郵設定可用。' },
  'en-US': { subject: 'Test mail', text: 'If you can read this, the mail settings of the site work.' },
} satisfies Record<Locale, object>;

/** The administrator waits for this mail and sees the mail server's error message. */
export async function sendTestMail(
  mailer: Mailer,
  { email, locale }: { email: string | undefined; locale: Locale },
) {
  if (email === undefined) throw callError('mailAddressMissing');
  if (!isEmail(email)) throw callError('emailFormat');
  const { subject, text } = texts[locale];
  try {
    await mailer.sendNow({ recipient: email, subject, paragraphs: [text] });
  } catch (error) {
    throw callError('mailSendFailed', { reason: error instanceof Error ? error.message : String(error) });
  }
}
