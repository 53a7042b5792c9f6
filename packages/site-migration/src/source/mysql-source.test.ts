import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from 'mysql2/promise';
import { startMariadb, type TestMariadb } from '../testing/mariadb.ts';
import { openMysqlSource } from './mysql-source.ts';
import type { SourceReader } from './source-reader.ts';

let mariadb: TestMariadb;
let url: string;
let connection: Connection;

/** More than the buffers of the connection hold. */
const rowCount = 4000;
const request = { table: 'program', key: 'id', after: null };

beforeAll(async () => {
  mariadb = await startMariadb();
  ({ url, connection } = await mariadb.createDatabase('source'));
  await connection.query('CREATE TABLE program (id int PRIMARY KEY, code text)');
  await connection.query(
    `INSERT INTO program SELECT seq, repeat('x', 4000) FROM seq_1_to_${String(rowCount)}`,
  );
});
afterAll(async () => {
  await connection.end();
  await mariadb.stop();
});

const openReader = () => openMysqlSource(url, { rows: 100, characters: 1_000_000 });

async function countRead(reader: SourceReader, afterFirstBatch: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for await (const { rows } of reader.batches(request)) {
    if (count === 0) await afterFirstBatch();
    count += rows.length;
  }
  return count;
}

const listReaders = async (): Promise<number[]> => {
  const [rows] = await connection.query(
    'SELECT id FROM information_schema.processlist WHERE id <> connection_id()',
  );
  return (rows as { id: number }[]).map(({ id }) => id);
};

test('waits longer for the writer of a batch than the server usually waits', async () => {
  await connection.query('SET GLOBAL net_write_timeout = 1');
  const reader = await openReader();
  try {
    expect(await countRead(reader, () => connection.query('SELECT sleep(4)'))).toBe(rowCount);
  } finally {
    await reader.close();
  }
});

test('reports a lost connection in the middle of a table', async () => {
  const reader = await openReader();
  const killReaders = async () => {
    for (const id of await listReaders()) await connection.query(`KILL ${String(id)}`);
  };
  await expect(countRead(reader, killReaders)).rejects.toThrow();
  await expect(countRead(reader, async () => undefined)).rejects.toThrow();
  await reader.close();
});
