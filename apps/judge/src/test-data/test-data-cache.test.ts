import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentFile } from '@touchstone/contract/judge-messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMachineFailure } from '../machine/machine-fault.ts';
import { TestDataError } from '../pipeline/judging-parts.ts';
import { createFetchFile, type FetchFile } from './fetch-file.ts';
import { openTestDataCache } from './test-data-cache.ts';

const never = new AbortController().signal;

const describeFile = (content: string): ContentFile => ({
  sha256: createHash('sha256').update(content).digest('hex'),
  sizeBytes: Buffer.byteLength(content),
  name: `${content.slice(0, 4)}.in`,
});

/** At another time: kernels before 6.13 give all writes within some milliseconds the same time. */
async function overwrite(path: string): Promise<void> {
  await writeFile(path, 'XXXX');
  await utimes(path, new Date(0), new Date(0));
}

describe('the cache of test data', () => {
  let folder: string;
  let server: Server;
  let serverUrl: string;
  let asked: string[];
  let respond: (response: ServerResponse, sha256: string) => void;
  const contents = new Map<string, string>();

  const provide = (content: string): ContentFile => {
    const file = describeFile(content);
    contents.set(file.sha256, content);
    return file;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'judge-cache-'));
    asked = [];
    respond = (response, sha256) => {
      const content = contents.get(sha256);
      if (content === undefined) response.writeHead(404).end();
      else response.end(content);
    };
    server = createServer((request, response) => {
      const sha256 = request.url?.split('/').at(-1) ?? '';
      asked.push(sha256);
      if (request.headers.authorization !== 'token') response.writeHead(401).end();
      else respond(response, sha256);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    serverUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const open = (
    input: { maximumBytes?: number; fetchFile?: FetchFile; signal?: AbortSignal } = {},
  ): ReturnType<typeof openTestDataCache> =>
    openTestDataCache({
      folder,
      maximumBytes: 1_000_000,
      fetchFile: createFetchFile({ serverUrl, token: 'token' }),
      signal: never,
      ...input,
    });

  it('fetches a file once and keeps it between starts', async () => {
    const file = provide('one two three');
    const cache = await open();
    const path = await cache.use().getPath(file, never);
    expect(await readFile(path, 'utf8')).toBe('one two three');
    await cache.use().getPath(file, never);
    await (await open()).use().getPath(file, never);
    expect(asked).toEqual([file.sha256]);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  it('lets programs read a file and keeps other users out of the folder', async () => {
    const file = provide('readable');
    const path = await (await open()).use().getPath(file, never);
    expect((await stat(path)).mode & 0o777).toBe(0o444);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await chmod(path, 0o600);
    await (await open()).use().getPath(file, never);
    expect((await stat(path)).mode & 0o777).toBe(0o444);
  });

  it('shares one download between concurrent callers, also when one of them is aborted', async () => {
    const file = provide('slow');
    const { promise, resolve } = Promise.withResolvers<void>();
    respond = (response) => void promise.then(() => response.end('slow'));
    const cache = await open();
    const hasty = new AbortController();
    const gaveUp = cache.use().getPath(file, hasty.signal);
    const others = [1, 2, 3].map(() => cache.use().getPath(file, never));
    await expect.poll(() => asked.length).toBe(1);
    hasty.abort(new Error('cancelled'));
    await expect(gaveUp).rejects.toThrow('cancelled');
    resolve();
    expect(new Set(await Promise.all(others)).size).toBe(1);
    expect(asked).toHaveLength(1);
  });

  it('stores an empty file', async () => {
    const file = provide('');
    const path = await (await open()).use().getPath(file, never);
    expect(await readFile(path, 'utf8')).toBe('');
  });

  it.each([
    ['shorter', 'abc', 'abcd'],
    ['longer', 'abcdef', 'abcd'],
    ['other', 'dcba', 'abcd'],
  ])('downloads once more when the content is %s, then reports it as corrupt', async (_, wrong, right) => {
    const file = describeFile(right);
    respond = (response) => response.end(asked.length === 1 ? wrong : right);
    expect(await readFile(await (await open()).use().getPath(file, never), 'utf8')).toBe(right);
    respond = (response) => response.end('no such thing');
    const other = describeFile('another');
    const failed = (await open()).use().getPath(other, never);
    await expect(failed).rejects.toThrow(TestDataError);
    await expect(failed).rejects.toThrow(/anot\.in is corrupt/);
    expect(asked).toHaveLength(4);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });

  it('reports a file that is missing on the server', async () => {
    const failed = (await open()).use().getPath(describeFile('nowhere'), never);
    await expect(failed).rejects.toThrow(TestDataError);
    await expect(failed).rejects.toThrow(/nowh\.in is missing/);
  });

  it('asks again before it believes that a file is missing', async () => {
    const file = provide('known to one server');
    respond = (response) => {
      if (asked.length === 1) response.writeHead(404).end();
      else response.end('known to one server');
    };
    expect(await readFile(await (await open()).use().getPath(file, never), 'utf8')).toBe(
      'known to one server',
    );
  });

  it('gives the task back while the store is away, which is no fault of the test data', async () => {
    respond = (response) => response.writeHead(503).end();
    const fetchFile = createFetchFile({ serverUrl, token: 'token' }, 0);
    const failed = await (
      await open({ fetchFile })
    )
      .use()
      .getPath(provide('stored elsewhere'), never)
      .catch((error: unknown) => findMachineFailure(error));
    expect(failed).toMatchObject({ fault: 'store', detail: expect.stringContaining('503') });
  });

  it('waits for a server that is unreachable for a moment', async () => {
    const file = provide('patience');
    respond = (response) => {
      if (asked.length < 3) response.destroy();
      else response.end('patience');
    };
    expect(await readFile(await (await open()).use().getPath(file, never), 'utf8')).toBe('patience');
  });

  it.each([
    ['cut short', (path: string) => truncate(path, 3)],
    ['overwritten', overwrite],
    ['deleted', (path: string) => rm(path)],
  ])('downloads again what was %s, in this process or an earlier one', async (_, damage) => {
    const file = provide('fine');
    const cache = await open();
    const path = await cache.use().getPath(file, never);
    await damage(path);
    // It looks at a file it knows once in a second.
    await sleep(1_050);
    expect(await readFile(await cache.use().getPath(file, never), 'utf8')).toBe('fine');
    await damage(path);
    expect(await readFile(await (await open()).use().getPath(file, never), 'utf8')).toBe('fine');
    expect(asked).toHaveLength(3);
  });

  it('evicts the least recently used files that are not in use', async () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => provide(letter.repeat(40)));
    if (!a || !b || !c || !d) throw new Error('four files');
    const cache = await open({ maximumBytes: 100 });
    const [first, second, third] = [cache.use(), cache.use(), cache.use()];
    const pathOfA = await first.getPath(a, never);
    const pathOfB = await second.getPath(b, never);
    const pathOfC = await third.getPath(c, never);
    // All are in use: the bound gives way.
    expect([pathOfA, pathOfB, pathOfC].map(existsSync)).toEqual([true, true, true]);
    second.release();
    third.release();
    expect([pathOfA, pathOfB, pathOfC].map(existsSync)).toEqual([true, false, true]);
    first.release();
    await cache.use().getPath(a, never);
    await cache.use().getPath(d, never);
    expect([pathOfA, pathOfC].map(existsSync)).toEqual([true, false]);
  });

  it('counts the files of an earlier process and evicts the oldest', async () => {
    const files = ['p', 'q', 'r'].map((letter) => provide(letter.repeat(50)));
    const before = (await open()).use();
    const paths: string[] = [];
    for (const file of files) paths.push(await before.getPath(file, never));
    const cache = await open({ maximumBytes: 160 });
    await cache.use().getPath(provide('s'.repeat(50)), never);
    expect(paths.filter((path) => existsSync(path))).toHaveLength(2);
  });

  it('frees space on a full disk, and reports when it cannot', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const [old, fresh] = [provide('old'), provide('fresh')];
    let isFull = false;
    const real = createFetchFile({ serverUrl, token: 'token' });
    let pathOfOld = '';
    const fetchFile: FetchFile = async (file, path, signal) => {
      await writeFile(path, 'half');
      if (isFull && existsSync(pathOfOld)) throw full;
      await real(file, path, signal);
    };
    const cache = await open({ fetchFile });
    const use = cache.use();
    pathOfOld = await use.getPath(old, never);
    isFull = true;
    const failed = cache.use().getPath(fresh, never);
    await expect(failed).rejects.toBe(full);
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
    use.release();
    expect(await readFile(await cache.use().getPath(fresh, never), 'utf8')).toBe('fresh');
    expect(existsSync(pathOfOld)).toBe(false);
  });

  it('goes on when its whole folder was deleted, also a moment after it had looked at a file', async () => {
    const [known, fresh] = [provide('known'), provide('fresh file')];
    const cache = await open();
    const use = cache.use();
    const path = await use.getPath(known, never);
    await rm(folder, { recursive: true });
    expect(await readFile(await cache.use().getPath(fresh, never), 'utf8')).toBe('fresh file');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(existsSync(path)).toBe(false);
    expect(await readFile(await use.getPath(known, never, { isLost: true }), 'utf8')).toBe('known');
  });

  it('fetches once more when its folder is deleted during a fetch', async () => {
    const file = provide('in the middle');
    respond = (response) => {
      const send = () => response.end('in the middle');
      if (asked.length > 1) send();
      else void rm(folder, { recursive: true }).then(send);
    };
    expect(await readFile(await (await open()).use().getPath(file, never), 'utf8')).toBe('in the middle');
    expect(asked).toHaveLength(2);
  });

  it('removes the partial downloads of a killed process', async () => {
    await open();
    await writeFile(join(folder, 'unfinished', 'left.over'), 'half');
    await open();
    expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  });
});
