import { parseArgs } from 'node:util';
import { createClient } from '@touchstone/database';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { openDatabase } from '../open-database.ts';

const defaultCount = 10;

interface KeptMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  state: string;
  last_error: string | null;
  created_at: Date;
}

export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'show mails that could not be sent, because no mail server is configured',
  help: `
Usage: touchstone outbox [--count N]

Prints the newest mails (10) that were stored or could not be delivered, with their text. Without a mail server, the codes of
registration and password reset are here.

Environment: DATA_DIR (./data), DATABASE_URL.`,
  run: runOutbox,
};

async function runOutbox(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { count: { type: 'string', default: `${defaultCount}` } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--count must be a whole number, not "${values.count}".`);
  const database = await openDatabase(readConfiguration(process.env), { mayCreate: false });
  try {
    const mails = await listUnsentMails(database.connectionString, count);
    if (mails.length === 0) process.stdout.write('No mail is waiting.\n');
    // Oldest first: the newest is right above the prompt.
    for (const mail of mails.toReversed()) process.stdout.write(formatMail(mail));
  } finally {
    await database.close();
  }
  return 0;
}

async function listUnsentMails(connectionString: string, count: number): Promise<KeptMail[]> {
  const client = createClient({ connectionString, application_name: 'touchstone-outbox' });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('mail')::text AS table`,
    );
    if (!tables[0]?.table) return [];
    const { rows } = await client.query<KeptMail>(
      `SELECT id, recipient, subject, text_body, state, last_error, created_at
         FROM mail WHERE state <> 'sent' ORDER BY id DESC LIMIT $1`,
      [count],
    );
    return rows;
  } finally {
    await client.end();
  }
}

function formatMail({ id, recipient, subject, text_body, state, last_error, created_at }: KeptMail): string {
  const why = last_error === null ? state : `${state}: ${last_error}`;
  const lines = [
    `#${id}  ${created_at.toISOString()}  (${why})`,
    `To:      ${recipient}`,
    `Subject: ${subject}`,
    '',
    text_body.trim(),
  ];
  return `${lines.map(printable).join('\n')}\n${'-'.repeat(72)}\n`;
}

/** Escapes control sequences of untrusted text. */
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n]/gu, '�');
}
