/** Backups in a folder: files once for all archives, encryption, retention, restore and drill, on real databases. */
import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from '@touchstone/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archivePathIn, listBackups, removeOldBackups, sharedFilePath } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { createIdentityFile, loadIdentities } from './encryption.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyArchive } from './read-archive.ts';
import { findDifferences, runDrill } from './run-drill.ts';

const secretText = 'a signature of its own';

describe('a folder of backups', () => {
  let source: TestDatabase;
  let scratch: TestDatabase;
  let folder: string;
  let backups: string;
  let recipient: string;
  let identities: string[];

  beforeAll(async () => {
    source = await createTestDatabase();
    await source.pool.query(
      `INSERT INTO user_account (id, username, signature) SELECT 'ab' || n, 'user-' || n, $1 FROM generate_series(10, 59) AS n`,
      [secretText],
    );
    await source.pool.query(
      `INSERT INTO audit_log (actor_username, action, target) VALUES ('root', 'test', 'x')`,
    );
  });
  afterAll(() => source.drop());
  beforeEach(async () => {
    scratch = await createEmptyTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    backups = join(folder, 'backups');
    await mkdir(backups);
    recipient = await createIdentityFile(join(folder, 'identity.txt'), new Date());
    identities = await loadIdentities(join(folder, 'identity.txt'));
  });
  afterEach(async () => {
    await scratch.drop();
    await rm(folder, { recursive: true, force: true });
  });

  async function store(content: string): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    await mkdir(join(folder, 'store', hash.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, 'store', hash.slice(0, 2), hash), content);
    return hash;
  }

  async function backUp(day: string, { isEncrypted = false } = {}): Promise<string> {
    const now = new Date(`2030-01-${day}T03:00:00Z`);
    const archivePath = archivePathIn(backups, now, isEncrypted);
    await createBackup({
      connectionString: source.connectionString,
      filesFolder: join(folder, 'store'),
      archivePath,
      sharedFolder: backups,
      recipient: isEncrypted ? recipient : undefined,
      productVersion: '1.2.3',
      now,
    });
    return archivePath;
  }

  const listStored = async (): Promise<string[]> => {
    const entries = await readdir(join(backups, 'files'), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  };
  const drill = (archivePath: string, keys: readonly string[] = []) =>
    runDrill({ archivePath, identities: keys, scratchConnectionString: scratch.connectionString });

  it('stores each file once, and removes it with the last backup that has it', async () => {
    const [old, both] = [await store('old'), await store('both')];
    await backUp('01');
    await rm(join(folder, 'store', old.slice(0, 2), old));
    const added = await store('new');
    const sharedPath = sharedFilePath(backups, both, false);
    // A file that is there is not written again.
    await writeFile(sharedPath, 'both');
    await appendFile(sharedPath, '!');
    await backUp('02');
    expect(await readFile(sharedPath, 'utf8')).toBe('both!');
    expect(await listStored()).toEqual([old, both, added].toSorted());
    expect(await removeOldBackups(backups, { days: 1, weeks: 0, months: 0 })).toEqual({
      backups: 1,
      files: 1,
    });
    expect(await listStored()).toEqual([both, added].toSorted());
    expect((await listBackups(backups)).map(({ path }) => basename(path))).toEqual([
      'touchstone-20300102T030000Z.tar.gz',
    ]);
    expect(await removeOldBackups(backups, { days: 1, weeks: 0, months: 0 })).toEqual({
      backups: 0,
      files: 0,
    });
  });

  it('removes nothing if the list of a backup that stays is damaged', async () => {
    await store('old');
    await backUp('01');
    await backUp('02');
    await writeFile(join(backups, 'touchstone-20300102T030000Z.json'), '{}');
    await expect(removeOldBackups(backups, { days: 1, weeks: 0, months: 0 })).rejects.toThrow(/damaged/);
    expect(await listBackups(backups)).toHaveLength(2);
    expect(await listStored()).toHaveLength(1);
  });

  it('restores rows and files', async () => {
    const hash = await store('content');
    const archivePath = await backUp('01');
    const filesFolder = join(folder, 'restored');
    await restoreBackup({
      connectionString: scratch.connectionString,
      filesFolder,
      archivePath,
      replace: false,
    });
    expect(await readFile(join(filesFolder, hash.slice(0, 2), hash), 'utf8')).toBe('content');
    const { rows } = await scratch.pool.query(`SELECT count(*)::int AS count FROM user_account`);
    expect(rows).toEqual([{ count: 50 }]);
  });

  it('changes nothing if a file is missing', async () => {
    const hash = await store('content');
    const archivePath = await backUp('01');
    await rm(sharedFilePath(backups, hash, false));
    const restoring = restoreBackup({
      connectionString: scratch.connectionString,
      filesFolder: join(folder, 'restored'),
      archivePath,
      replace: false,
    });
    await expect(restoring).rejects.toThrow(/is missing. Nothing was changed/);
    const { rowCount } = await scratch.pool.query(
      `SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
    );
    expect(rowCount).toBe(0);
  });

  it('is unreadable without the identity when encrypted, and restores with it', async () => {
    const hash = await store(`${secretText} in a file`);
    const archivePath = await backUp('01', { isEncrypted: true });
    for (const path of [archivePath, sharedFilePath(backups, hash, true)]) {
      const bytes = await readFile(path);
      expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
      expect(bytes.includes(secretText)).toBe(false);
    }
    await createIdentityFile(join(folder, 'other.txt'), new Date());
    await expect(drill(archivePath)).rejects.toThrow(/is encrypted/);
    await expect(drill(archivePath, await loadIdentities(join(folder, 'other.txt')))).rejects.toThrow(
      /no identity matched/,
    );
    expect(await drill(archivePath, identities)).toMatchObject({ differences: [], files: 1 });
  });

  it('refuses an encrypted archive that lost its end', async () => {
    await source.pool.query(`INSERT INTO site_setting VALUES ('noise', to_jsonb($1::text))`, [
      randomBytes(100_000).toString('base64'),
    ]);
    const archivePath = await backUp('01', { isEncrypted: true });
    await source.pool.query(`DELETE FROM site_setting WHERE key = 'noise'`);
    const bytes = await readFile(archivePath);
    await writeFile(archivePath, bytes.subarray(0, bytes.length - 20));
    await expect(drill(archivePath, identities)).rejects.toThrow(/damaged/);
  });

  describe('a drill', () => {
    it('proves that every table and file comes back', async () => {
      await store('one');
      await store('two');
      const report = await drill(await backUp('01'));
      expect(report).toMatchObject({ createdAt: '2030-01-01T03:00:00.000Z', files: 2, differences: [] });
      expect(report.rows).toBeGreaterThanOrEqual(51);
    });

    it('finds files that are missing or damaged', async () => {
      const [missing, damaged] = [await store('one'), await store('two')];
      const archivePath = await backUp('01');
      await rm(sharedFilePath(backups, missing, false));
      await appendFile(sharedFilePath(backups, damaged, false), '!');
      const { differences } = await drill(archivePath);
      expect(differences.toSorted()).toEqual(
        [`the file ${missing} is missing`, `the file ${damaged} is damaged`].toSorted(),
      );
    });

    it('finds rows that do not come back as they were', async () => {
      const archivePath = await backUp('01');
      await drill(archivePath);
      // A database that did not store what it was given.
      await scratch.pool.query(
        `UPDATE audit_log SET action = 'changed'; DELETE FROM user_account WHERE id = 'ab10'`,
      );
      const manifest = await verifyArchive(archivePath);
      const client = await scratch.pool.connect();
      try {
        expect(await findDifferences(client, manifest, { archivePath, identities: [] })).toEqual([
          'audit_log: rows differ after the restore',
          'user_account: 49 rows after the restore instead of 50',
          'user_statistic: 49 rows after the restore instead of 50',
        ]);
      } finally {
        client.release(true);
      }
    });
  });
});
