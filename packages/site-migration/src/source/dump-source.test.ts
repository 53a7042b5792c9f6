import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDumpSource } from './dump-source.ts';
import { loadAllRows, type SourceBatch } from './source-reader.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-dump-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(text: string) {
  const path = join(folder, 'site.sql');
  await writeFile(path, text);
  return openDumpSource(path);
}

const table = (name: string) => `CREATE TABLE \`${name}\` (
  \`id\` int NOT NULL,
  \`note\` text,
  PRIMARY KEY (\`id\`)
) ENGINE=InnoDB;
`;

test('reads rows of one line, of many lines, and with a list of columns', async () => {
  const long = 'x'.repeat(10_000);
  const source = await open(`-- a dump
${table('one')}INSERT INTO \`one\` VALUES (1,'a;\\nINSERT INTO'),(2,'${long}');
INSERT INTO \`one\` (\`note\`, \`id\`) VALUES ('c',3);
${table('two')}INSERT INTO \`two\` VALUES
(7,'x;'),
(8,NULL);
${table('empty')}UNLOCK TABLES;
`);
  expect(await loadAllRows(source, 'one', 'id')).toEqual([
    { id: 1, note: 'a;\nINSERT INTO' },
    { id: 2, note: long },
    { id: 3, note: 'c' },
  ]);
  expect(await loadAllRows(source, 'two', 'id')).toEqual([
    { id: 7, note: 'x;' },
    { id: 8, note: null },
  ]);
  expect(await source.countRows('two')).toBe(2);
  expect(await source.hasTable('empty')).toBe(true);
  expect(await source.countRows('empty')).toBe(0);
  expect(await source.hasTable('other')).toBe(false);
});

test('continues behind a cursor', async () => {
  const source = await open(`${table('one')}INSERT INTO \`one\` VALUES (1,'a'),(2,'b'),(3,'c');\n`);
  const rest: SourceBatch[] = [];
  for await (const batch of source.batches({ table: 'one', key: 'id', after: '2' })) rest.push(batch);
  expect(rest).toEqual([{ rows: [{ id: 3, note: 'c' }], cursor: '3' }]);
});
