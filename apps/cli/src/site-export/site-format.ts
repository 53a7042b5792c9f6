/**
 * What an exported site looks like: a zip archive that people and programs can read without us.
 *
 *   site.json              what it is, from when, and how much of everything there is
 *   tables/<name>.jsonl    one row in each line, an object with a key per column
 *   files/<sha256>         what the rows name by that hash: test data, pictures, attachments
 *
 * A backup brings one site back exactly as it was. An export goes somewhere else: it has no sessions, no keys of judges, no
 * unfinished work, and the site that takes it may be of another release: it takes the columns that it knows.
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

/** What belongs to one running site: who is logged in, who judges, what is under way or could be made again. */
const leftBehind: ReadonlySet<string> = new Set([
  'generated_sheet',
  'judge',
  'judge_token',
  'judging_task',
  'mail',
  'mail_code',
  'problem_check',
  'problem_check_program',
  'problem_rejudge',
  'session',
  'staged_test_case',
  'staged_test_data',
]);

export const isExported = (table: string) => !leftBehind.has(table);
