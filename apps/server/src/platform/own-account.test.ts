import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareOwnAccount } from './own-account.ts';

const isRoot = process.getuid?.() === 0;
const settings = {
  databaseUrl: 'postgresql://touchstone@db.invalid/touchstone',
  storageUrl: undefined,
  secretKey: undefined,
  port: 8000,
};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-account-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

// An ordinary user has nothing to give up: the last test.
describe.runIf(isRoot)('a server that root starts', () => {
  it('gets the account that owns the database, with everything that it writes to', async () => {
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'files/ab'), { recursive: true });
    await writeFile(join(folder, 'files/ab/content'), 'of a start as root');
    const own = await prepareOwnAccount({ ...settings, dataDirectory: folder });
    // Where this clone is closed to others, the server stays root.
    const uid = own?.restriction.account?.uid ?? 0;
    for (const path of ['files', 'files/ab', 'files/ab/content', 'uploads', 'to-store', 'secret-key'])
      expect((await stat(join(folder, path))).uid, path).toBe(uid);
    expect((await stat(folder)).uid).toBe(0);
    // What a command of root adds later, such as a restore.
    await mkdir(join(folder, 'files/cd'));
    await prepareOwnAccount({ ...settings, dataDirectory: folder });
    expect((await stat(join(folder, 'files/cd'))).uid).toBe(uid);
    expect(own?.restriction.capabilities).toEqual([]);
  });

  it('stays root without capabilities where the account cannot reach the data', async () => {
    await chmod(folder, 0o700);
    const own = await prepareOwnAccount({ ...settings, dataDirectory: folder });
    expect(own?.restriction).toEqual({ account: undefined, capabilities: [] });
    expect(own?.explanation).toContain('without capabilities');
  });

  it('stays root where the account cannot reach the socket of the database', async () => {
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'socket'), { mode: 0o700 });
    const databaseUrl = `postgresql://u@localhost/d?host=${encodeURIComponent(join(folder, 'socket'))}`;
    const own = await prepareOwnAccount({ ...settings, databaseUrl, dataDirectory: folder });
    expect(own?.restriction.account).toBeUndefined();
  });
});

it.runIf(!isRoot)('gives up nothing that an ordinary user does not have', async () => {
  expect(await prepareOwnAccount({ ...settings, dataDirectory: folder })).toBeUndefined();
});
