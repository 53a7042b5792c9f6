import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRotatingLog } from './rotating-log.ts';

const onFailure = (error: Error) => {
  throw error;
};

describe('the rotating log', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'log-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('keeps the newest files and loses no line of them', async () => {
    const path = join(folder, 'logs', 'server.log');
    const write = createRotatingLog(path, { maxBytes: 10, keptFiles: 3, onFailure });
    for (const text of ['one one\n', 'two two\n', 'three\n', '4\n', 'five five\n', 'six six\n']) write(text);
    expect((await readdir(join(folder, 'logs'))).toSorted()).toEqual(
      ['server.log', 'server.log.1', 'server.log.2', 'server.log.3'].toSorted(),
    );
    expect(await readFile(path, 'utf8')).toBe('six six\n');
    expect(await readFile(`${path}.1`, 'utf8')).toBe('five five\n');
    expect(await readFile(`${path}.2`, 'utf8')).toBe('three\n4\n');
    expect(await readFile(`${path}.3`, 'utf8')).toBe('two two\n');
  });

  it('continues the file of the previous start', async () => {
    const path = join(folder, 'server.log');
    await writeFile(path, 'earlier\n');
    createRotatingLog(path, { maxBytes: 100, keptFiles: 3, onFailure })('later\n');
    expect(await readFile(path, 'utf8')).toBe('earlier\nlater\n');
    createRotatingLog(path, { maxBytes: 10, keptFiles: 3, onFailure })('last\n');
    expect(await readFile(path, 'utf8')).toBe('last\n');
  });

  it('survives a disk that refuses writes, and says afterwards what is missing', async () => {
    const path = join(folder, 'full.log');
    const failures: string[] = [];
    // A device that is always full, under the name of the log.
    await symlink('/dev/full', path);
    const write = createRotatingLog(path, {
      maxBytes: 100,
      keptFiles: 3,
      onFailure: ({ message }) => failures.push(message),
    });
    write('lost\n');
    write('lost too\n');
    expect(failures).toEqual([expect.stringContaining('ENOSPC')]);
    await rm(path);
    write('later\n');
    expect(await readFile(path, 'utf8')).toBe('… 14 bytes of this log could not be written\nlater\n');
  });
});
