import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listDependencies, listModules } from './kernel-modules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchstone-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addModule(path: string, depends: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), `ELF\0license=GPL\0depends=${depends}\0intree=Y\0`);
}

describe('kernel modules', () => {
  it('come after what they depend on, once each', () => {
    addModule('kernel/fs/ext4/ext4.ko', 'mbcache,jbd2');
    addModule('kernel/fs/mbcache.ko', '');
    addModule('kernel/fs/jbd2/jbd2.ko', 'mbcache');
    addModule('kernel/drivers/virtio/virtio-pci.ko', '');
    addModule('kernel/sound/snd.ko', '');
    const names = listModules(folder, ['ext4', 'virtio_pci', 'jbd2', 'built_in']).map(({ name }) => name);
    expect(names).toEqual(['mbcache', 'jbd2', 'ext4', 'virtio_pci']);
  });

  it('without a section of dependencies have none', () => {
    expect(listDependencies(Buffer.from('ELF\0license=GPL\0'))).toEqual([]);
  });
});
