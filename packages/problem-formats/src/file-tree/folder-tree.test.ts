import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { writeFiles } from '../testing/write-files.ts';
import { openFolderTree } from './folder-tree.ts';

const folders: string[] = [];

async function write(files: Record<string, string>): Promise<string> {
  const folder = await writeFiles(files);
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('the folder of a package', () => {
  it('follows only links inside the package', async () => {
    const root = await write({ 'data/secret/1.in': '1\n', 'problem.yaml': '' });
    await symlink('secret', join(root, 'data/sample'));
    const folder = await openFolderTree(root);
    expect(folder.find('data/sample/1.in')).toMatchObject({ sizeBytes: 2 });
    await symlink('/etc/passwd', join(root, 'data/secret/2.in'));
    await symlink('nowhere', join(root, 'data/secret/broken'));
    const again = await openFolderTree(root);
    expect(again.skippedLinks).toEqual(expect.arrayContaining(['data/secret/2.in', 'data/secret/broken']));
    expect(again.list('data/secret').map(({ name }) => name)).toEqual(['1.in']);
    expect(() => again.getFile('data/secret/2.in')).toThrow(/2\.in: is a link to a target outside/);
  });

  it('does not follow a folder that links to itself forever', async () => {
    const root = await write({ 'problem.yaml': '' });
    await symlink('.', join(root, 'again'));
    await expect(openFolderTree(root)).rejects.toThrow(/nested more than/);
  });
});
