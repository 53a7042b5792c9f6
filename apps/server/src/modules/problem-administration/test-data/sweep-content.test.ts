import { inTransaction } from '@touchstone/database';
import type { CaseContent } from '@touchstone/problem-formats/problem-content';
import { textFile } from '@touchstone/problem-formats/text-file';
import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashContent } from '../../../platform/storage/file-store.ts';
import { addProblem } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeTestData } from '../../problems/index.ts';
import { sweepContent } from './sweep-content.ts';
import { getUploadResult, startTestDataUploads } from './testing/test-data-uploads.ts';

let server: TestServer;
let uploads: Awaited<ReturnType<typeof startTestDataUploads>>;
let root: Awaited<ReturnType<TestServer['addUser']>>;
beforeAll(async () => {
  server = await startTestServer();
  uploads = await startTestDataUploads(server);
  root = await server.addUser({ role: 'root' });
});
afterAll(() => server.close());
beforeEach(() => server.platform.database.deleteFrom('eventCounter').execute());

const hashOf = (text: string) => hashContent(Buffer.from(text));
const isThere = async (text: string) =>
  (await server.platform.fileStore.findSize(hashOf(text))) !== undefined;

/** Backdates the stored files by two days. */
async function age(...texts: string[]) {
  const then = new Date(Date.now() - 2 * 86_400_000);
  for (const text of texts) {
    const sha256 = hashOf(text);
    const folder = join(server.platform.configuration.dataDirectory, 'files', sha256.slice(0, 2));
    await utimes(join(folder, sha256), then, then);
  }
}

const caseOf = (input: string, answer: string): CaseContent => ({
  input: textFile('1.in', input),
  answer: textFile('1.out', answer),
  score: null,
  group: 1,
});

async function countWaiting() {
  const { rows } = await server.platform.pool.query(
    "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
  );
  return rows.length;
}

const write = (problemId: number, cases: CaseContent[]) =>
  inTransaction(server.platform.database, (transaction) =>
    storeTestData(server.platform, transaction, { problemId, cases }),
  );

describe('the nightly sweep', () => {
  test('removes the data of a deleted problem, except content that another problem shares', async () => {
    const gone = await addProblem(server, {});
    const kept = await addProblem(server, {});
    await write(gone.id, [caseOf('only here', 'shared')]);
    await write(kept.id, [caseOf('of the other', 'shared')]);
    await age('only here', 'shared', 'of the other');
    await server.call('DELETE /api/admin/problem', { query: { pid: gone.id }, token: root.token });
    await sweepContent(server.platform);
    expect(await isThere('only here')).toBe(false);
    expect(await isThere('shared')).toBe(true);
    expect(await isThere('of the other')).toBe(true);
  });

  test('keeps recent content, referenced or not', async () => {
    const { fileStore } = server.platform;
    await fileStore.put(Buffer.from('young and nameless'));
    await fileStore.put(Buffer.from('stored again'));
    await age('stored again');
    await fileStore.put(Buffer.from('stored again'));
    await sweepContent(server.platform);
    expect(await isThere('young and nameless')).toBe(true);
    expect(await isThere('stored again')).toBe(true);
  });

  test('checks every column that references content: files, staged uploads, and tables of later migrations', async () => {
    const { database, fileStore } = server.platform;
    const texts = ['of a file', 'of an upload', 'of a later table', 'of nobody'];
    for (const text of texts) await fileStore.put(Buffer.from(text));
    const file = { name: 'x', mediaType: 'x', sizeBytes: 1, purpose: 'markdown-file', ownerId: root.id };
    await database
      .insertInto('storedFile')
      .values({ ...file, sha256: hashOf('of a file') })
      .execute();
    await uploads.upload(root.token, [{ name: '1.in', content: 'of an upload' }]);
    await database.schema.createTable('later').addColumn('picture_sha256', 'text').execute();
    await database
      .withTables<{ later: { pictureSha256: string } }>()
      .insertInto('later')
      .values({ pictureSha256: hashOf('of a later table') })
      .execute();
    await age(...texts);
    await sweepContent(server.platform);
    expect(await Promise.all(texts.map(isThere))).toEqual([true, true, true, false]);
    await database.schema.dropTable('later').execute();
  });

  test('deletes uploads after a day, with their content', async () => {
    const { database } = server.platform;
    await uploads.upload(root.token, [{ name: '1.in', content: 'nobody took it' }]);
    await database
      .updateTable('stagedTestData')
      .set({ createdAt: new Date(Date.now() - 86_400_001) })
      .execute();
    const { fileListDir } = getUploadResult(
      await uploads.upload(root.token, [{ name: '1.in', content: 'of today' }]),
    );
    await age('nobody took it', 'of today');
    await sweepContent(server.platform);
    expect(await isThere('nobody took it')).toBe(false);
    expect(await isThere('of today')).toBe(true);
    const left = await database.selectFrom('stagedTestData').select('token').execute();
    expect(left).toEqual([{ token: fileListDir }]);
  });

  test('never removes content that a concurrent upload is about to reference', async () => {
    const { database, fileStore } = server.platform;
    const texts = Array.from({ length: 12 }, (_, index) => `raced ${String(index)}`);
    const over = new AbortController();
    // This sweep treats everything as old, including content stored just now.
    const clock = () => new Date(Date.now() + 2 * 86_400_000);
    const sweeping = (async () => {
      while (!over.signal.aborted) await sweepContent({ ...server.platform, clock });
    })();
    const problems = await Promise.all(texts.map(() => addProblem(server, {})));
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(
        problems.map(({ id }, index) =>
          write(id, [caseOf(texts[(index + round) % 12] ?? '', 'same answer')]),
        ),
      );
      const named = await database.selectFrom('problemCase').select('inputSha256').execute();
      for (const { inputSha256 } of named) expect(await fileStore.findSize(inputSha256)).toBeDefined();
      await Promise.all(problems.map(({ id }) => write(id, [])));
    }
    over.abort();
    await sweeping;
  });

  test('waits for a transaction that is referencing content', async () => {
    const { database } = server.platform;
    const { id } = await addProblem(server, {});
    let swept = Promise.resolve();
    await server.platform.fileStore.put(Buffer.from('nameless'));
    await server.platform.fileStore.put(Buffer.from('being named'));
    await age('nameless', 'being named');
    await inTransaction(database, async (transaction) => {
      await storeTestData(server.platform, transaction, {
        problemId: id,
        cases: [caseOf('being named', '')],
      });
      await age('being named');
      swept = sweepContent(server.platform);
      // Uncommitted, so the reference is invisible to others.
      const waits = async () => {
        await expect.poll(countWaiting).toBe(1);
      };
      await Promise.race([swept, waits()]);
    });
    await swept;
    expect(await isThere('being named')).toBe(true);
    expect(await isThere('nameless')).toBe(false);
  });

  test('is scheduled for every night', async () => {
    const { rows } = await server.platform.pool.query('SELECT name, cron FROM pgboss.schedule');
    expect(rows).toContainEqual({ name: 'files.sweep', cron: '0 3 * * *' });
  });
});

describe('a store that another site may use', () => {
  const foreign = Array.from({ length: 30 }, (_, index) => `file ${String(index)} of the first site`);
  const findOutcome = async () =>
    (await server.platform.database.selectFrom('contentSweep').select('outcome').executeTakeFirst())?.outcome;
  const listThere = () => Promise.all(foreign.map(isThere));
  const all = foreign.map(() => true);

  beforeEach(async () => {
    const { database, fileStore } = server.platform;
    await database.deleteFrom('contentSweep').execute();
    for (const text of foreign) await fileStore.put(Buffer.from(text));
    await age(...foreign);
  });

  test('is marked when it is new', async () => {
    expect(await server.platform.fileStore.readMark()).toMatch(/^\d+-\d+$/);
  });

  test('loses nothing while it carries the mark of another database, until an administrator confirms it', async () => {
    const { fileStore } = server.platform;
    await fileStore.writeMark('the first site');
    await sweepContent(server.platform);
    expect([await findOutcome(), await listThere()]).toEqual(['foreign', all]);
    expect(await fileStore.readMark()).toBe('the first site');
    const { envelope } = await server.call('GET /api/admin/config/storage', { token: root.token });
    const { sweep } = envelope.data as { sweep: { outcome: string; unreferencedFiles: number } };
    expect(sweep).toMatchObject({ outcome: 'foreign', unreferencedFiles: foreign.length });
    const confirm = (files: number) =>
      server.call('POST /api/admin/config/confirm-sweep', { token: root.token, body: { files } });
    expect((await confirm(foreign.length - 1)).errorCode).toBe('sweepChanged');
    expect((await confirm(foreign.length)).envelope.status).toBe(200);
    await sweepContent(server.platform);
    expect([await findOutcome(), await listThere()]).toEqual(['done', all.map(() => false)]);
    expect(await fileStore.readMark()).not.toBe('the first site');
  });

  test('loses nothing while it carries no mark and most of it is unknown', async () => {
    const { configuration, fileStore } = server.platform;
    await rm(join(configuration.dataDirectory, 'files', 'touchstone-site'));
    await sweepContent(server.platform);
    expect([await findOutcome(), await listThere()]).toEqual(['asks', all]);
    expect(await fileStore.readMark()).toBeUndefined();
  });
});
