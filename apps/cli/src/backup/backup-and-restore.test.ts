import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { latestMigrationVersion, migrate } from '@touchstone/database';
import { pack } from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentLockName } from '@touchstone/server/storage';
import { formatMember, manifestMember, type Manifest } from './archive-format.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const awkwardText = `tab\t newline\n backslash \\ \\. \\N "quotes" 'single' 试金石 🙂 ${'x'.repeat(3000)}`;

describe('backup and restore', () => {
  let folder: string;
  let archivePath: string;
  let source: TestDatabase;
  let target: TestDatabase;

  beforeEach(makeFolder);
  afterEach(() => rm(folder, { recursive: true, force: true }));

  describe('with databases of its own', () => {
    beforeEach(async () => {
      [source, target] = [await createTestDatabase(), await createEmptyTestDatabase()];
    });
    afterEach(async () => {
      await source.drop();
      await target.drop();
    });

    it('restores every row, sequence and file', async () => {
      await fillSource(source);
      const hash = await storeFile('source', randomBytes(100_000));
      const empty = await storeFile('source', Buffer.alloc(0));
      await writeFile(
        join(folder, 'source', hash.slice(0, 2), `${hash}.0123456789ab`),
        'an upload that was cut off',
      );
      await backUp();
      await restore();
      expect(await dump(target)).toEqual(await dump(source));
      expect(await listFiles(join(folder, 'target'))).toEqual([hash, empty].toSorted());
      const { rows } = await target.pool.query(
        `INSERT INTO audit_log (actor_username, action, target) VALUES ('root', 'test', 'x') RETURNING id`,
      );
      expect(rows.map(({ id }) => Number(id))).toEqual([4]);
    });

    it('is a consistent snapshot during concurrent writes', async () => {
      await fillSource(source);
      const before = await dump(source);
      const writes: Promise<unknown>[] = [];
      await createBackup({
        ...backupInput(),
        onProgress: () => {
          // Progress is reported between tables, after the transaction has begun.
          const key = randomBytes(6).toString('hex');
          writes.push(source.pool.query(`INSERT INTO site_setting VALUES ($1, '1')`, [key]));
        },
      });
      await Promise.all(writes);
      await restore();
      expect(await dump(target)).toEqual(before);
      expect((await dump(source))['site_setting']).not.toEqual(before['site_setting']);
    });

    it('waits while a server removes files, and blocks removal meanwhile', async () => {
      const remover = await source.pool.connect();
      await remover.query('BEGIN');
      await remover.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contentLockName]);
      const backup = createBackup(backupInput());
      const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND mode = 'ShareLock' AND NOT granted`;
      await expect.poll(async () => (await source.pool.query(waiting)).rowCount).toBe(1);
      await remover.query('COMMIT');
      remover.release();
      await backup;
    });

    it('loads large tables in pieces', async () => {
      await source.pool.query(
        `INSERT INTO site_setting SELECT 'key-' || n, to_jsonb(repeat(md5(n::text), 40)) FROM generate_series(1, 8000) AS n`,
      );
      const manifest = await backUp();
      expect(manifest.tables.find(({ name }) => name === 'site_setting')).toMatchObject({
        rows: 8000,
        pieces: 3,
      });
      await restore();
      expect(await dump(target)).toEqual(await dump(source));
    });

    it('leaves out unlogged tables, and is readable by its owner only', async () => {
      await source.pool.query(`INSERT INTO event_counter VALUES ('login', 3, now())`);
      const manifest = await backUp();
      expect(manifest.tables.map(({ name }) => name)).not.toContain('event_counter');
      expect((await stat(archivePath)).mode & 0o777).toBe(0o600);
      expect(await readdir(folder)).toEqual(['site.tar.gz']);
    });

    it('refuses a database with data unless told to replace it', async () => {
      await fillSource(source);
      await backUp();
      await restore();
      await target.pool.query(`UPDATE user_account SET nickname = 'changed'; DELETE FROM site_setting`);
      await expect(restore()).rejects.toThrow(/already holds data.*--replace/s);
      expect(await dump(target)).not.toEqual(await dump(source));
      await restore({ replace: true });
      expect(await dump(target)).toEqual(await dump(source));
    });

    it('drops the jobs of the data that it replaces', async () => {
      await backUp();
      await target.pool.query(
        'CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (id int); INSERT INTO pgboss.job VALUES (1)',
      );
      await restore();
      expect((await target.pool.query('SELECT FROM pgboss.job')).rowCount).toBe(0);
    });

    it('applies all migrations, so that a server can start', async () => {
      await backUp();
      await restore();
      const { rows } = await target.pool.query('SELECT max(version) AS version FROM schema_migration');
      expect(rows).toEqual([{ version: await latestMigrationVersion() }]);
    });

    it('migrates the backup of an older release', async () => {
      const older = await createEmptyTestDatabase();
      try {
        await migrate(older.connectionString, { to: 1 });
        await older.pool.query(`INSERT INTO user_account (id, username) VALUES ('ab01', 'ada')`);
        await createBackup({ ...backupInput(), connectionString: older.connectionString });
      } finally {
        await older.drop();
      }
      await restore();
      expect((await target.pool.query('SELECT username FROM user_account')).rows).toEqual([
        { username: 'ada' },
      ]);
      const { rows } = await target.pool.query('SELECT max(version) AS version FROM schema_migration');
      expect(rows).toEqual([{ version: await latestMigrationVersion() }]);
    });

    it('changes nothing when the rows do not fit the tables', async () => {
      await fillSource(source);
      await backUp();
      await restore();
      await target.pool.query(`UPDATE user_account SET nickname = 'live'`);
      const live = await dump(target);
      await rewrite((members) =>
        replacePiece(members, 'session', (text) => text.replace(/^[^\t]+\t[^\t]+/, '\\\\x00\tabc')),
      );
      await expect(restore({ replace: true })).rejects.toThrow();
      expect(await dump(target)).toEqual(live);
      expect(
        (await target.pool.query(`SELECT FROM pg_namespace WHERE nspname = 'touchstone_restore'`)).rowCount,
      ).toBe(0);
    });
  });

  /** One source, one backup of it and one target for all: all are read-only. */
  describe('of one site', () => {
    let archive: Buffer;
    let hash: string;

    beforeAll(async () => {
      [source, target] = [await createTestDatabase(), await createEmptyTestDatabase()];
      await makeFolder();
      await fillSource(source);
      hash = await storeFile('source', Buffer.from('original'));
      await backUp();
      archive = await readFile(archivePath);
      await rm(folder, { recursive: true, force: true });
    });
    afterAll(async () => {
      await source.drop();
      await target.drop();
    });
    beforeEach(() => writeFile(archivePath, archive));

    it('refuses the backup of a newer release', async () => {
      await rewrite((members) =>
        changeManifest(members, (manifest) => ({ ...manifest, migrationVersion: 9999 })),
      );
      await expectRefusal(/newer release.*Update Touchstone/s);
    });

    it.each([0, 1, 20, 200])('refuses an archive truncated after %i bytes', async (bytes) => {
      await writeFile(archivePath, (await readFile(archivePath)).subarray(0, bytes));
      await expectRefusal(/damaged or not a backup|cannot be restored/);
    });

    it('refuses an archive that lacks its last byte', async () => {
      await writeFile(archivePath, (await readFile(archivePath)).subarray(0, -1));
      await expectRefusal(/damaged or not a backup/);
    });

    it('refuses an archive that was truncated and compressed again', async () => {
      const tar = gunzipSync(await readFile(archivePath));
      await writeFile(archivePath, gzipSync(tar.subarray(0, 512 * Math.floor(tar.length / 1024))));
      await expectRefusal(/cannot be restored|damaged/);
    });

    it('refuses changed content', async () => {
      await rewrite((members) =>
        members.map((member) =>
          member.name.startsWith('tables/user_account/')
            ? { ...member, content: Buffer.from(member.content.toString().replace('1002', '1000')) }
            : member,
        ),
      );
      await expectRefusal(/tables\/user_account\/000000\.copy has been changed/);
    });

    it.each([
      '../../etc/cron.d/x',
      '/etc/passwd',
      'files/../../x',
      'files/ab/../../../x',
      'tables/a/../b.copy',
      'readme.txt',
    ])('refuses a member named %s', async (name) => {
      await rewrite((members) => [
        ...members.slice(0, -1),
        { name, content: Buffer.from('x') },
        ...members.slice(-1),
      ]);
      await expectRefusal(/a member that no backup has/);
    });

    it('refuses a file whose content does not fit its name, even when the manifest agrees', async () => {
      const other = Buffer.from('poisoned');
      const sha256 = createHash('sha256').update(other).digest('hex');
      await rewrite((members) =>
        changeManifest(
          members.map((member) => (member.name.endsWith(hash) ? { ...member, content: other } : member)),
          (manifest) => ({
            ...manifest,
            members: manifest.members.map((member) =>
              member.name.endsWith(hash) ? { ...member, bytes: other.length, sha256 } : member,
            ),
          }),
        ),
      );
      await expectRefusal(/has another content/);
    });

    it('refuses a file that is not a backup', async () => {
      await writeFile(archivePath, 'hello');
      await expectRefusal(/damaged or not a backup/);
      await writeFile(archivePath, await packMembers([{ name: 'hello.txt', content: Buffer.from('x') }]));
      await expectRefusal(/a member that no backup has/);
      await rm(archivePath);
      await expectRefusal(/cannot be read/);
    });

    it('refuses to back up an empty database and leaves no archive', async () => {
      await rm(archivePath);
      await expect(
        createBackup({ ...backupInput(), connectionString: target.connectionString }),
      ).rejects.toThrow(/nothing to back up/);
      expect(await readdir(folder)).toEqual([]);
    });
  });

  async function makeFolder() {
    folder = await mkdtemp(join(tmpdir(), 'backup-'));
    archivePath = join(folder, 'site.tar.gz');
  }

  function backupInput() {
    return {
      connectionString: source.connectionString,
      filesFolder: join(folder, 'source'),
      archivePath,
      productVersion: '1.2.3',
      now: new Date('2030-01-02T03:04:05Z'),
    };
  }

  const backUp = (): Promise<Manifest> => createBackup(backupInput());

  const restore = ({ replace = false } = {}): Promise<Manifest> =>
    restoreBackup({
      connectionString: target.connectionString,
      filesFolder: join(folder, 'target'),
      archivePath,
      replace,
    });

  async function expectRefusal(message: RegExp): Promise<void> {
    await expect(restore()).rejects.toThrow(message);
    const { rowCount } = await target.pool.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
    );
    expect(rowCount).toBe(0);
    expect(existsSync(join(folder, 'target'))).toBe(false);
  }

  async function storeFile(store: string, content: Buffer): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    await mkdir(join(folder, store, hash.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, store, hash.slice(0, 2), hash), content);
    return hash;
  }

  async function rewrite(change: (members: Member[]) => Member[]): Promise<void> {
    const members = await readMembers(archivePath);
    await writeFile(archivePath, await packMembers(change(members)));
  }
});

interface Member {
  readonly name: string;
  readonly content: Buffer;
}

async function fillSource({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    `INSERT INTO user_account (id, username, email, signature, created_at)
     VALUES ('ab01', 'ada', 'ada@example.test', $1, '2020-01-01'), ('ab02', 'bob', NULL, '', '-infinity')`,
    [awkwardText],
  );
  await pool.query(`INSERT INTO session VALUES ('\\x00ff5c', 'ab01', now(), NULL, now())`);
  await pool.query(`INSERT INTO audit_log (actor_id, actor_username, action, target, before)
    SELECT 'ab01', 'ada', 'act', 'target', jsonb_build_object('n', n) FROM generate_series(1, 3) AS n`);
  await pool.query(`INSERT INTO site_setting VALUES ('name', '"试金石"')`);
}

/** Every row of every persistent table, as PostgreSQL prints it. */
async function dump({ pool }: TestDatabase): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
        AND relname <> 'schema_migration' ORDER BY relname`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(
      `SELECT t::text AS row FROM ${name} t ORDER BY t::text`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const content = await readFile(join(parentPath, name));
    expect(createHash('sha256').update(content).digest('hex')).toBe(name);
  }
  return files.map(({ name }) => name).toSorted();
}

function changeManifest(members: Member[], change: (manifest: Manifest) => Manifest): Member[] {
  return members.map((member) =>
    member.name === manifestMember
      ? { ...member, content: Buffer.from(JSON.stringify(change(JSON.parse(member.content.toString())))) }
      : member,
  );
}

/** Changes rows and updates the manifest, as a forger could. */
function replacePiece(members: Member[], table: string, change: (text: string) => string): Member[] {
  const name = `tables/${table}/000000.copy`;
  const changed = members.map((member) =>
    member.name === name ? { name, content: Buffer.from(change(member.content.toString())) } : member,
  );
  const content = changed.find((member) => member.name === name)?.content ?? Buffer.alloc(0);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return changeManifest(changed, (manifest) => ({
    ...manifest,
    members: manifest.members.map((member) =>
      member.name === name ? { name, bytes: content.length, sha256 } : member,
    ),
  }));
}

/** Reads the archive without the code under test: 512-byte headers with name and octal size. */
async function readMembers(path: string): Promise<Member[]> {
  const tar = gunzipSync(await readFile(path));
  const members: Member[] = [];
  for (let offset = 0; tar[offset] !== 0 && offset < tar.length;) {
    const name = tar.toString('utf8', offset, offset + 100).replace(/\0.*$/s, '');
    const size = parseInt(tar.toString('ascii', offset + 124, offset + 135), 8);
    members.push({ name, content: tar.subarray(offset + 512, offset + 512 + size) });
    offset += 512 + Math.ceil(size / 512) * 512;
  }
  expect(members[0]?.name).toBe(formatMember);
  return members;
}

async function packMembers(members: readonly Member[]): Promise<Buffer> {
  const tar = pack();
  for (const { name, content } of members) tar.entry({ name }, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
