import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataDirectory } from './prepare-data-directory.ts';

describe('the data directory', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'data-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is created with its parents', async () => {
    await prepareDataDirectory(join(folder, 'a', 'b'));
    expect((await stat(join(folder, 'a', 'b'))).isDirectory()).toBe(true);
  });

  it('is refused with a reason when a file is in its place', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(prepareDataDirectory(join(folder, 'file'))).rejects.toThrow(/not a folder/);
    await expect(prepareDataDirectory(join(folder, 'file', 'below'))).rejects.toThrow(/not a folder/);
  });

  it('is refused with a reason when it may not be written', async () => {
    // Even root cannot create folders there.
    const forbidden = '/sys/kernel/touchstone-data';
    await expect(prepareDataDirectory(forbidden)).rejects.toThrow(/may not write to|read-only/);
  });
});
