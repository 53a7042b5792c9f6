/** Debian's kernel of an architecture: downloaded by apt and unpacked, not installed. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GuestMachine } from './guest-machine.ts';

export interface Kernel {
  /** As `uname -r` prints it. */
  readonly release: string;
  readonly image: string;
  readonly moduleFolder: string;
}

/** The kernel of the host's architecture. */
export function fetchKernel(machine: GuestMachine, cacheFolder: string): Kernel {
  const name = findKernelPackage(machine);
  const folder = join(cacheFolder, name.replace(':', '-'));
  if (!existsSync(folder)) unpack(name, folder);
  return findKernel(folder);
}

/** The kernel in an unpacked package or system. */
export function findKernel(folder: string): Kernel {
  const [release] = readdirSync(join(folder, 'lib/modules'));
  if (release === undefined) throw new Error(`${folder} holds no kernel`);
  return {
    release,
    image: join(folder, 'boot', `vmlinuz-${release}`),
    moduleFolder: join(folder, 'lib/modules', release),
  };
}

function findKernelPackage({ kernelPackage, debianArchitecture }: GuestMachine): string {
  const output = execFileSync('apt-cache', ['depends', `${kernelPackage}:${debianArchitecture}`], {
    encoding: 'utf8',
  });
  const name = /Depends: (linux-image-\S+)/.exec(output)?.[1];
  if (name === undefined) throw new Error(`${kernelPackage} depends on no kernel:\n${output}`);
  return name.includes(':') ? name : `${name}:${debianArchitecture}`;
}

/** Renamed when it is complete, so that an interrupted run leaves nothing that looks complete. */
function unpack(name: string, folder: string): void {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  execFileSync('apt-get', ['download', '-q', name], { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(draft).find((file) => file.endsWith('.deb'));
  if (archive === undefined) throw new Error(`apt-get downloaded no ${name}`);
  execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: draft });
  rmSync(join(draft, archive));
  renameSync(draft, folder);
}
