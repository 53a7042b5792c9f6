/** A copy of the sources, ready to run, into which faults are put and from which they are taken again. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { checkOutCommit, copyThisRelease } from '../previous-release/release-tree.ts';
import { injectFault, type Fault } from './fault.ts';
import { runCommand } from './run-command.ts';

const execute = promisify(execFile);
const formatLimitMs = 60_000;

export interface FaultTree {
  readonly folder: string;
  /** For reports and caches: no check looks there. */
  readonly besideFolder: string;
  /** Has these faults, and no others. */
  readonly put: (faults: readonly Fault[]) => Promise<void>;
  readonly read: (path: string) => Promise<string>;
}

/** `commit`: undefined for the sources as they are now. */
export async function createFaultTree(work: string, commit: string | undefined): Promise<FaultTree> {
  const folder = join(work, 'tree');
  const besideFolder = join(work, 'beside');
  await mkdir(besideFolder, { recursive: true });
  await (commit === undefined ? copyThisRelease(folder) : checkOutCommit(commit, folder));
  await linkNestedPackages(folder);
  // vitest overwrites its cache in place, and the copy is made of hard links.
  await rm(join(folder, 'node_modules', '.vite'), { recursive: true, force: true });
  const originals = new Map<string, string>();
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  const write = (path: string, text: string) => writeFile(join(folder, path), text);

  const clear = async () => {
    for (const [path, text] of originals) await write(path, text);
    originals.clear();
  };

  const put = async (faults: readonly Fault[]) => {
    await clear();
    for (const fault of faults) {
      const text = await read(fault.file);
      if (!originals.has(fault.file)) originals.set(fault.file, text);
      await write(fault.file, injectFault(text, fault));
    }
    await format(folder, [...originals.keys()]);
  };

  return { folder, besideFolder, put, read };
}

/** Packages of which a workspace needs another version than the others. */
async function linkNestedPackages(folder: string): Promise<void> {
  for (const kind of ['apps', 'packages'])
    for (const name of await readdir(join(folder, kind))) {
      const nested = join(kind, name, 'node_modules');
      const isMissing = existsSync(join(repositoryRoot, nested)) && !existsSync(join(folder, nested));
      if (isMissing) await execute('cp', ['-al', join(repositoryRoot, nested), join(folder, nested)]);
    }
}

/** Who makes a slip formats it too: the check of the format must not find it by the shape of its lines. */
async function format(folder: string, files: readonly string[]): Promise<void> {
  const formatted = files.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file));
  if (formatted.length === 0) return;
  const command = ['oxfmt', '-c', '.prettierrc.json', ...formatted] as const;
  const { isGood, output } = await runCommand(folder, command, { limitMs: formatLimitMs });
  if (!isGood) throw new Error(`The files with faults could not be formatted:\n${output}`);
}
