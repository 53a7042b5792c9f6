/** A small HOJ with a row or two in every table, and the same with rows that a migration must report. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { accounts } from './hoj-rows/accounts.ts';
import { community } from './hoj-rows/community.ts';
import { contests } from './hoj-rows/contests.ts';
import { problems } from './hoj-rows/problems.ts';
import type { SiteRows } from './hoj-rows/row-parts.ts';
import { submissions } from './hoj-rows/submissions.ts';
import { hojSchema } from './hoj-schema.ts';
import { insertRows } from './insert-rows.ts';

export { brokenRows } from './hoj-rows/broken-rows.ts';
export { lateId, userId } from './hoj-rows/row-parts.ts';

export const wholeSite: SiteRows = { ...accounts, ...problems, ...submissions, ...contests, ...community };

export async function fillHoj(connection: Connection, ...sites: readonly SiteRows[]): Promise<void> {
  await connection.query(hojSchema);
  for (const site of sites)
    for (const [table, rows] of Object.entries(site)) await insertRows(connection, table, rows);
}

/** HOJ keeps its settings in the database of Nacos. */
export async function fillNacos(connection: Connection): Promise<void> {
  await connection.query(
    'CREATE TABLE config_info (id bigint PRIMARY KEY, data_id varchar(255), content longtext)',
  );
  await insertRows(connection, 'config_info', [
    { id: 1, data_id: 'other.yml', content: 'x: 1' },
    {
      id: 2,
      data_id: 'hoj-web.yml',
      content: `hoj:
  web-config:
    name: 实验中学 OJ
    short-name: SOJ
    register: false
    email-host: smtp.example.org
    emailPort: 465`,
    },
    {
      id: 3,
      data_id: 'hoj-switch.yml',
      content: `hoj:
  switch:
    openPublicJudge: false
    default-submit-interval: 3
    hduUsernameList: [h]
    hduPasswordList: [p]`,
    },
  ]);
}

export async function writeHojFiles(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'testcase/problem_1000/1.in': '1 2\n',
    'testcase/problem_1000/1.out': '3\n',
    'testcase/problem_1000/2.in': '20 22\n',
    'testcase/problem_1000/2.out': '42\n',
    'file/avatar/alice.png': '\u0089PNG picture of alice',
    'file/carousel/c.png': '\u0089PNG carousel',
    'file/md/0a1b.pdf': '%PDF-1.4',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    // One byte for each character, as the signature of a PNG needs.
    await writeFile(join(folder, path), content, 'latin1');
  }
}
