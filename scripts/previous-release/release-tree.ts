/** Folders with a whole release, ready to run: sources, packages and the sandbox helper. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import { copySources } from '../release/copy-sources.ts';

const execute = promisify(execFile);
const shell = (command: string, cwd: string) =>
  execute('/bin/bash', ['-o', 'pipefail', '-ec', command], { cwd, maxBuffer: 64 * 1024 * 1024 });

/** The sources of a commit, from the history of this clone. */
export async function checkOutCommit(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await shell(`git archive ${commit} | tar -x -C '${folder}'`, repositoryRoot);
  await prepareTree(folder);
}

/** The sources as they are now, also changes without a commit. */
export async function copyThisRelease(folder: string): Promise<void> {
  copySources(folder);
  await prepareTree(folder);
}

/** The version that commands, health and metrics show. */
export async function setVersion(folder: string, version: string): Promise<void> {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  await writeFile(path, JSON.stringify({ ...manifest, version }, null, 2));
}

/** A newer release has the migrations of the older one and more. */
export async function copyMigrations(folder: string): Promise<void> {
  const migrations = 'packages/database/migrations';
  await cp(join(repositoryRoot, migrations), join(folder, migrations), { recursive: true });
}

async function prepareTree(folder: string): Promise<void> {
  const isSame = await hasSamePackages(folder);
  // Hard links need no space. Links to workspaces are relative, so they name those of the copy.
  if (isSame) await shell(`cp -al '${join(repositoryRoot, 'node_modules')}' '${folder}'`, folder);
  else await shell('npm ci --prefer-offline --no-audit --no-fund', folder);
  const { error } = await ensureSandbox(folder);
  if (error !== undefined) throw new Error(error);
}

async function hasSamePackages(folder: string): Promise<boolean> {
  const [own, other] = await Promise.all(
    [repositoryRoot, folder].map((root) => readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  return own === other;
}
