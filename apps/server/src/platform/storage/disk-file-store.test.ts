import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskFileStore } from './disk-file-store.ts';
import { hashContent } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-disk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Checks that the hash of every stored file equals its name. */
async function checkAll() {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /^..\/[0-9a-f]{64}$/.test(name),
  );
  for (const name of names) {
    expect(hashContent(await readFile(join(folder, name)))).toBe(name.slice(3));
  }
  return names.length;
}

test('leaves no unfinished files, and only files with owner permissions', async () => {
  const store = createDiskFileStore(folder);
  const bytes = Buffer.from('content');
  const sha256 = await store.put(bytes);
  await Promise.all(Array.from({ length: 20 }, () => store.put(Buffer.from('other'))));
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  expect((await stat(join(folder, sha256.slice(0, 2), sha256))).mode & 0o777).toBe(0o600);
});

test('contains only complete files after a writer was killed in the middle', async () => {
  const writer = `
    import { createDiskFileStore } from ${JSON.stringify(new URL('disk-file-store.ts', import.meta.url).href)};
    import { randomBytes } from 'node:crypto';
    const store = createDiskFileStore(process.argv[1]);
    for (let written = 0; ; written += 8) {
      await Promise.all(Array.from({ length: 8 }, () => store.put(randomBytes(300_000))));
      if (written === 0) console.log('writing');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await checkAll()).toBeGreaterThan(0);
  // Files of the killed writer do not block a new one.
  await createDiskFileStore(folder).put(Buffer.from('next'));
  await checkAll();
});

test('removes old unfinished files, and keeps those that may still be written', async () => {
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'old'), 'half');
  await writeFile(join(unfinished, 'young'), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(unfinished, 'old'), longAgo, longAgo);
  await createDiskFileStore(folder).put(Buffer.from('content'));
  expect(await readdir(unfinished)).toEqual(['young']);
});

test('renews the time of content that is stored again', async () => {
  const store = createDiskFileStore(folder);
  const sha256 = await store.put(Buffer.from('content'));
  const path = join(folder, sha256.slice(0, 2), sha256);
  const longAgo = new Date(Date.now() - 48 * 3_600_000);
  const isYoung = async () => (await stat(path)).mtimeMs > longAgo.getTime() + 1000;
  await utimes(path, longAgo, longAgo);
  expect(await isYoung()).toBe(false);
  await store.put(Buffer.from('content'));
  expect(await isYoung()).toBe(true);
  await utimes(path, longAgo, longAgo);
  await store.putStream(Readable.from([Buffer.from('content')]));
  expect(await isYoung()).toBe(true);
});

test('rewrites content with a wrong size', async () => {
  const store = createDiskFileStore(folder);
  const sha256 = await store.put(Buffer.from('whole content'));
  const path = join(folder, sha256.slice(0, 2), sha256);
  await writeFile(path, 'whole');
  await store.put(Buffer.from('whole content'));
  expect(await readFile(path, 'utf8')).toBe('whole content');
});

test('reports a folder that is not writable, and leaves nothing', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(createDiskFileStore(join(folder, 'file')).put(Buffer.from('x'))).rejects.toThrow('ENOTDIR');
  await expect(access(join(folder, 'file', 'unfinished'))).rejects.toThrow();
});
