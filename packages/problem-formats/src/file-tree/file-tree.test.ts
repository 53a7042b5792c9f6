import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createFileTree } from './file-tree.ts';

test('limits the total text of a package in memory', async () => {
  const sizeBytes = 4 * 1024 * 1024;
  const names = Array.from({ length: 17 }, (_, index) => `${String(index)}.cpp`);
  const tree = createFileTree({
    name: 'package',
    entries: new Map(names.map((name) => [name, { path: name, name, isFolder: false, sizeBytes }])),
    open: () => Promise.resolve(Readable.from([Buffer.from('small')])),
    diskPath: () => undefined,
  });
  for (const name of names.slice(0, 16)) expect(await tree.readText(name)).toBe('small');
  await expect(tree.readText('16.cpp')).rejects.toThrow(/64 MB of texts/);
});
