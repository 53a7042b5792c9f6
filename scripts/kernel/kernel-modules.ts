/** The modules that the guest loads before it has a root file system. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export interface KernelModule {
  readonly name: string;
  readonly content: Buffer;
}

/** Devices on the virtual bus, the shared folder, the scratch disk and what is laid over both. ext4 asks for crc32c by name. */
export const neededModules = [
  'virtio_pci',
  'virtio_rng',
  '9pnet_virtio',
  '9p',
  'virtio_blk',
  'crc32c_generic',
  'ext4',
  'overlay',
];

/** Each after the modules that it depends on. Those that the kernel has built in are left out. */
export function listModules(folder: string, wanted: readonly string[]): KernelModule[] {
  const paths = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ko(\.xz)?$/.test(path))
      .map((path) => [moduleName(path), join(folder, path)]),
  );
  const found = new Map<string, KernelModule>();
  const visited = new Set<string>();
  const visit = (name: string): void => {
    const path = paths.get(name);
    if (visited.has(name) || path === undefined) return;
    visited.add(name);
    const content = loadModule(path);
    for (const dependency of listDependencies(content)) visit(dependency);
    found.set(name, { name, content });
  };
  for (const name of wanted) visit(name);
  return [...found.values()];
}

/** The kernel writes both signs of a file name as an underscore. */
const moduleName = (path: string): string =>
  basename(path)
    .replace(/\.ko(\.xz)?$/, '')
    .replaceAll('-', '_');

function loadModule(path: string): Buffer {
  if (!path.endsWith('.xz')) return readFileSync(path);
  return execFileSync('xz', ['-dc', path], { maxBuffer: 64 << 20 });
}

/** A module names them in its section .modinfo, as text that ends with a zero byte. */
export function listDependencies(content: Buffer): string[] {
  const label = Buffer.from('\0depends=');
  const start = content.indexOf(label);
  if (start < 0) return [];
  const from = start + label.length;
  const text = content.toString('latin1', from, content.indexOf(0, from));
  return text
    .split(',')
    .filter((name) => name !== '')
    .map((name) => name.replaceAll('-', '_'));
}
