import { copyFile, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listRunTimeFiles } from './run-time-files.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the files that a program needs', () => {
  test('do not depend on the settings of the judge', async () => {
    const folder = await mkdtemp(join(await realpath(tmpdir()), 'touchstone-libraries-'));
    try {
      const before = await listRunTimeFiles(['/bin/ls']);
      const library = before.find(({ source }) => source.endsWith('/libc.so.6'));
      if (library === undefined) throw new Error('no C library');
      await copyFile(library.source, join(folder, 'libc.so.6'));
      vi.stubEnv('LD_LIBRARY_PATH', folder);
      expect(await listRunTimeFiles(['/bin/ls'])).toEqual(before);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
