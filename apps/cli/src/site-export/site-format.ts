/**
 * The format of an exported site: a zip archive that users and programs can read without Touchstone.
 *
 *   site.json              format, date and row counts
 *   tables/<name>.jsonl    one row per line, an object with a key per column
 *   files/<sha256>         content that the rows reference by hash: test data, pictures, attachments
 *
 * A backup restores one site exactly. An export moves to another site: it has no sessions, no judge tokens and no
 * unfinished work, and the importing site may be of another release, which takes the columns it knows.
 */
import { z } from 'zod';

export const siteFormat = 'touchstone-site';
export const siteFormatVersion = 1;
export const manifestName = 'site.json';
export const tablePath = (table: string) => `tables/${table}.jsonl`;
export const filePath = (sha256: string) => `files/${sha256}`;

export const siteManifest = z.object({
  format: z.literal(siteFormat),
  version: z.literal(siteFormatVersion),
  createdAt: z.iso.datetime(),
  productVersion: z.string(),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int().min(0) })),
  files: z.int().min(0),
});
export type SiteManifest = z.output<typeof siteManifest>;

/**
 * Tables of one running site: sessions, judges, unfinished work, secrets that only its own key can read, and data that can be
 * recomputed.
 */
const leftBehind: ReadonlySet<string> = new Set([
  'assistant_consent',
  'assistant_conversation',
  'assistant_message',
  'assistant_month',
  'assistant_usage',
  'backup_run',
  'content_sweep',
  'contest_api_token',
  'counter_example',
  'generated_sheet',
  'judge',
  'judge_token',
  'judging_task',
  'judging_use',
  'mail',
  'mail_code',
  'pending_identity',
  'practice_list',
  'practice_problem',
  'problem_check',
  'problem_check_program',
  'problem_rejudge',
  'problem_variant',
  'remote_account',
  'remote_failure',
  'remote_import',
  'remote_import_item',
  'remote_run',
  'remote_vendor',
  'session',
  'sign_in_attempt',
  'staged_test_case',
  'staged_test_data',
  'submission_key',
]);

export const isExported = (table: string) => !leftBehind.has(table);
