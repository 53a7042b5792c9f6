/**
 * How this works: a mail is a row, written in the transaction of its cause, with a job that delivers it. A
 * server that dies in between loses nothing. Without a configured mail server the row is kept for root to
 * read (state `kept`), so that registration works on a laptop; the console shows a note. Delivery is tried
 * several times; then the row contains the error.
 */
import { sql, type Database, type Queryable } from '@touchstone/database';
import { createTransport } from 'nodemailer';
import type { Queue } from '../queue.ts';
import type { Settings } from '../settings/setting-sections.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { composeMail, type ComposedMail, type Mail, type MailSender } from './compose-mail.ts';

export interface MailerParts {
  database: Database;
  queue: Queue;
  settings: SiteSettings;
  /** Notifies the operator that a mail is in the outbox. */
  onKept: () => void;
}

export class Mailer {
  readonly #parts: MailerParts;

  constructor(parts: MailerParts) {
    this.#parts = parts;
  }

  get isConfigured() {
    return this.#parts.settings.current.mail.host !== null;
  }

  async start() {
    await this.#parts.queue.work('mail.deliver', ({ data, isLastTry }) =>
      this.#deliver(data.mailId, isLastTry),
    );
    await this.#requeue();
  }

  /** After a restore the mails exist without their jobs. */
  async #requeue() {
    const { database } = this.#parts;
    const waiting = await database.selectFrom('mail').select('id').where('state', '=', 'queued').execute();
    for (const { id } of waiting) await this.#enqueue(database, id);
  }

  #enqueue(transaction: Queryable, id: number) {
    return this.#parts.queue.enqueue(transaction, 'mail.deliver', { data: { mailId: id }, number: id });
  }

  #sender(): MailSender {
    const { web, mail } = this.#parts.settings.current;
    return { name: web.name, pictureUrl: mail.backgroundImage };
  }

  async send(transaction: Queryable, mail: Mail) {
    const composed = composeMail(mail, this.#sender());
    const state = this.isConfigured ? 'queued' : 'kept';
    const { id } = await transaction
      .insertInto('mail')
      .values({
        recipient: composed.recipient,
        subject: composed.subject,
        textBody: composed.text,
        htmlBody: composed.html,
        state,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (state === 'queued') await this.#enqueue(transaction, id);
    else this.#parts.onKept();
  }

  /** Sends immediately and throws on failure, for the administrator's test mail. */
  async sendNow(mail: Mail) {
    await transmit(this.#parts.settings.current.mail, composeMail(mail, this.#sender()));
  }

  async #deliver(mailId: number, isLastTry: boolean) {
    const { database, settings } = this.#parts;
    const row = await database
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', mailId)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (row === undefined) return;
    try {
      await transmit(settings.current.mail, {
        recipient: row.recipient,
        subject: row.subject,
        text: row.textBody,
        html: row.htmlBody,
      });
    } catch (error) {
      const lastError = error instanceof Error ? error.message : String(error);
      await database
        .updateTable('mail')
        .set({ lastError, state: isLastTry ? 'failed' : 'queued' })
        .where('id', '=', mailId)
        .execute();
      throw error;
    }
    await database
      .updateTable('mail')
      .set({ state: 'sent', lastError: null, sentAt: sql`now()` })
      .where('id', '=', mailId)
      .execute();
  }
}

async function transmit(mail: Settings['mail'], { recipient, subject, text, html }: ComposedMail) {
  if (mail.host === null) throw new Error('no mail server is configured');
  const transport = createTransport({
    host: mail.host,
    port: mail.port,
    secure: mail.isSecure,
    ...(mail.username !== null &&
      mail.password !== null && { auth: { user: mail.username, pass: mail.password } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: mail.username ?? `touchstone@${mail.host}`,
      to: recipient,
      subject,
      text,
      html,
    });
  } finally {
    transport.close();
  }
}
