/** The first file system of the guest: a static shell, the modules that it loads, and `guest/init.sh`. */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listModules, neededModules } from './kernel-modules.ts';

const init = fileURLToPath(new URL('guest/init.sh', import.meta.url));

export interface InitialRamDisk {
  readonly moduleFolder: string;
  /** A static shell of the guest's architecture. */
  readonly busybox: string;
  /** Environment of the guest's first process. */
  readonly settings: Readonly<Record<string, string>>;
  readonly target: string;
}

export function makeInitialRamDisk({ moduleFolder, busybox, settings, target }: InitialRamDisk): void {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-initramfs-'));
  try {
    for (const name of ['bin', 'modules', 'proc', 'sys', 'dev', 'lower', 'scratch', 'root'])
      mkdirSync(join(folder, name));
    copyFileSync(busybox, join(folder, 'bin/busybox'));
    copyFileSync(init, join(folder, 'init'));
    for (const program of ['bin/busybox', 'init']) chmodSync(join(folder, program), 0o755);
    for (const [index, { name, content }] of listModules(moduleFolder, neededModules).entries())
      writeFileSync(join(folder, 'modules', `${String(index).padStart(2, '0')}-${name}.ko`), content);
    writeFileSync(join(folder, 'settings'), formatSettings(settings));
    pack(folder, target);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lines for a shell. */
export function formatSettings(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
    .join('');
}

function pack(folder: string, target: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const archive = execFileSync('cpio', ['--create', '--format=newc', '--quiet', '--owner=0:0'], {
    cwd: folder,
    input: `${names.join('\n')}\n`,
    maxBuffer: 256 << 20,
  });
  writeFileSync(target, archive);
}
