import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildZip, type ZipEntry } from '@touchstone/problem-formats/archive/testing/build-zip';
import { writeFiles } from '@touchstone/problem-formats/testing/write-files';
import type { Archive } from '@touchstone/problem-formats/archive/open-archive';
import { findPackages } from './find-packages.ts';

const folders: string[] = [];
const archives: Archive[] = [];
const keep = (archive: Archive) => archives.push(archive);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-unpacked-'));
  folders.push(folder);
  return folder;
}

async function write(files: Record<string, string>): Promise<string> {
  const folder = await writeFiles(files);
  folders.push(folder);
  return folder;
}

async function writeZip(members: readonly ZipEntry[], name = 'sum.zip'): Promise<string> {
  const path = join(await makeFolder(), name);
  await writeFile(path, buildZip(members));
  return path;
}

afterEach(async () => {
  for (const archive of archives.splice(0)) await archive.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('finding packages', () => {
  it('finds a folder that is a package', async () => {
    const root = await write({ 'problem.yaml': 'name: Sum' });
    expect(await findPackages(root, keep)).toMatchObject([{ format: 'kattis' }]);
  });

  it('finds every package of a folder, unpacked or not, and reports an invalid one beside them', async () => {
    const root = await write({
      'b/problem.yaml': '',
      'a/problem.json': '{}',
      'notes.txt': '',
      'd.zip': 'no zip',
    });
    await writeFile(join(root, 'c.zip'), buildZip([{ name: 'problem.yaml', content: '' }]));
    expect(await findPackages(root, keep)).toMatchObject([
      { name: 'a', format: 'fixture' },
      { name: 'b', format: 'kattis' },
      { name: 'c', format: 'kattis' },
      { message: expect.stringMatching(/^d\.zip: the archive: is not a zip archive/) },
    ]);
  });

  it('finds a package one folder down in an archive', async () => {
    const path = await writeZip([{ name: 'sum/problem.yaml', content: 'name: Sum' }]);
    const [found] = await findPackages(path, keep);
    expect(found).toMatchObject({ name: 'sum', format: 'kattis' });
  });

  it.each([
    ['is not there', '/nowhere/at/all', /does not exist/],
    ['is no package', tmpdir(), /holds no problem package/],
  ])('reports that there %s', async (_, path, message) => {
    const place = path === tmpdir() ? await write({ 'a.txt': '' }) : path;
    await expect(findPackages(place, keep)).rejects.toThrow(message);
  });
});
