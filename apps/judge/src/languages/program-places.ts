/** Where programs are looked for: only folders that exist inside the sandbox too, and how they are called there. */
import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface ProgramPlace {
  readonly hostFolder: string;
  readonly sandboxFolder: string;
}

export interface Toolchains {
  /** In the order of search. */
  readonly places: readonly ProgramPlace[];
  /** What the sandbox must show besides the system's own folders. */
  readonly binds: readonly { readonly source: string; readonly target: string }[];
}

const systemFolders = ['/usr/local/bin', '/usr/bin', '/bin'];
export const sandboxSearchPath = systemFolders.join(':');

const nodeFolder = '/opt/touchstone/node';
const rustFolder = '/opt/touchstone/rust';
const lookUpLimitMs = 20_000;

export async function findToolchains(): Promise<Toolchains> {
  const node = await realpath(process.execPath);
  const rust = await findRustFolder();
  return {
    places: [
      { hostFolder: dirname(node), sandboxFolder: nodeFolder },
      ...systemFolders.map((folder) => ({ hostFolder: folder, sandboxFolder: folder })),
      ...(rust === undefined ? [] : [{ hostFolder: join(rust, 'bin'), sandboxFolder: `${rustFolder}/bin` }]),
    ],
    binds: [
      { source: node, target: join(nodeFolder, basename(node)) },
      ...(rust === undefined ? [] : [{ source: rust, target: rustFolder }]),
    ],
  };
}

/** Rust is usually installed below a home folder, which the sandbox does not contain; the compiler itself says where. */
async function findRustFolder(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('rustc', ['--print', 'sysroot'], { timeout: lookUpLimitMs });
    const folder = stdout.trim();
    return folder === '' || folder === '/usr' || folder === '/usr/local' ? undefined : folder;
  } catch (error) {
    // Not installed, or broken: Rust is then not offered, and the reason is listed with those of other languages.
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
