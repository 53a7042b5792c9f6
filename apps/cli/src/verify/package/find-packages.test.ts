import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeZip, type ZipMember } from '../testing/make-zip.ts';
import { writeFiles } from '../testing/write-files.ts';
import { extractZip } from './extract-zip.ts';
import { findPackages } from './find-packages.ts';
import { openPackageFolder } from './package-folder.ts';

const folders: string[] = [];

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

async function writeZip(members: readonly ZipMember[], name = 'sum.zip'): Promise<string> {
  const path = join(await makeFolder(), name);
  await writeFile(path, makeZip(members));
  return path;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('finding packages', () => {
  it('takes a folder that is one', async () => {
    const root = await write({ 'problem.yaml': 'name: Sum' });
    expect(await findPackages(root, makeFolder)).toMatchObject([{ root, format: 'kattis' }]);
  });

  it('takes every package of a folder, unpacked or not, and complains about an unsound one beside them', async () => {
    const root = await write({
      'b/problem.yaml': '',
      'a/problem.json': '{}',
      'notes.txt': '',
      'd.zip': 'no zip',
    });
    await writeFile(join(root, 'c.zip'), makeZip([{ name: 'problem.yaml', content: '' }]));
    expect(await findPackages(root, makeFolder)).toMatchObject([
      { name: 'a', format: 'fixture' },
      { name: 'b', format: 'kattis' },
      { name: 'c', format: 'kattis' },
      { message: expect.stringMatching(/^d\.zip: is not a sound zip archive/) },
    ]);
  });

  it('takes an archive whose package is one folder down', async () => {
    const path = await writeZip([{ name: 'sum/problem.yaml', content: 'name: Sum' }]);
    const [found] = await findPackages(path, makeFolder);
    expect(found).toMatchObject({ name: 'sum', format: 'kattis' });
  });

  it.each([
    ['is not there', '/nowhere/at/all', /does not exist/],
    ['is no package', tmpdir(), /holds no problem package/],
  ])('says when there %s', async (_, path, message) => {
    const place = path === tmpdir() ? await write({ 'a.txt': '' }) : path;
    await expect(findPackages(place, makeFolder)).rejects.toThrow(message);
  });
});

describe('a hostile archive', () => {
  const link = 0o120777;
  it.each<[string, ZipMember[], RegExp]>([
    ['a path upwards', [{ name: '../evil', content: 'x' }], /invalid relative path/],
    ['an absolute path', [{ name: '/tmp/evil', content: 'x' }], /absolute path/],
    ['backslashes', [{ name: 'a\\..\\evil', content: 'x' }], /invalid characters/],
    ['a NUL in a name', [{ name: 'a\0b', content: 'x' }], /NUL/],
    ['a link', [{ name: 'link', content: '/etc/passwd', mode: link }], /is a link or a special file/],
    ['a device', [{ name: 'null', content: '', mode: 0o020666 }], /is a link or a special file/],
    [
      'a name twice',
      [
        { name: 'a', content: '1' },
        { name: 'a', content: '2' },
      ],
      /twice/,
    ],
    [
      'a file as a folder',
      [
        { name: 'a', content: '1' },
        { name: 'a/b', content: '2' },
      ],
      /exclude each other/,
    ],
    ['a lie about sizes', [{ name: 'a', content: 'x'.repeat(5000), claimedSize: 10 }], /not a sound zip/],
    ['encryption', [{ name: 'a', content: 'x', flags: 1 }], /encrypted/],
  ])('with %s is refused', async (_, members, message) => {
    const archivePath = await writeZip(members);
    const target = await makeFolder();
    await expect(extractZip({ archivePath, label: 'evil.zip', target })).rejects.toThrow(message);
  });

  it.each([
    ['too many entries', { entries: 2, entryBytes: 1e6, totalBytes: 1e6 }, /more than 2 entries/],
    ['one entry that is too large', { entries: 9, entryBytes: 999, totalBytes: 1e6 }, /too much/],
    ['too much in all', { entries: 9, entryBytes: 1000, totalBytes: 2500 }, /too much/],
  ])('with %s is refused', async (_, bounds, message) => {
    const members = ['a', 'b', 'c'].map((name) => ({ name, content: 'x'.repeat(1000) }));
    const archivePath = await writeZip(members);
    const target = await makeFolder();
    await expect(extractZip({ archivePath, label: 'evil.zip', target }, bounds)).rejects.toThrow(message);
  });

  it('is told from an honest one', async () => {
    const archivePath = await writeZip([
      { name: 'data/', content: '', mode: 0o040755 },
      { name: 'data/1.in', content: '20 22\n' },
    ]);
    const target = await makeFolder();
    await extractZip({ archivePath, label: 'sum.zip', target });
    expect(await readFile(join(target, 'data/1.in'), 'utf8')).toBe('20 22\n');
  });
});

describe('the folder of a package', () => {
  it('follows links inside the package and no other', async () => {
    const root = await write({ 'data/secret/1.in': '1\n', 'problem.yaml': '' });
    await symlink('secret', join(root, 'data/sample'));
    const folder = await openPackageFolder(root);
    expect(folder.find('data/sample/1.in')).toMatchObject({ sizeBytes: 2 });
    await symlink('/etc/passwd', join(root, 'data/secret/2.in'));
    await expect(openPackageFolder(root)).rejects.toThrow(/2\.in: is a link that leads out of the package/);
  });

  it('does not follow a folder that holds itself for ever', async () => {
    const root = await write({ 'problem.yaml': '' });
    await symlink('.', join(root, 'again'));
    await expect(openPackageFolder(root)).rejects.toThrow(/nested more than/);
  });
});
