/** Puts the files of a release into a folder: tracked sources, the built web, manifests without development packages. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { releaseFile } from '@touchstone/site-setup/release';
import {
  isReleased,
  makeRootManifest,
  makeWorkspaceManifest,
  type PackageManifest,
} from './release-files.ts';

const run = promisify(execFile);

export interface Release {
  readonly version: string;
  /** The commit of the sources, with `+changes` if the clone has uncommitted ones. */
  readonly commit: string;
}

export async function stageRelease(root: string, folder: string): Promise<Release> {
  for (const path of await listTrackedFiles(root)) {
    if (!isReleased(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    if (!path.endsWith('/package.json')) await cp(join(root, path), join(folder, path));
    else await writeJson(join(folder, path), makeWorkspaceManifest(await loadManifest(join(root, path))));
  }
  await cp(join(root, 'apps/web/dist'), join(folder, 'apps/web/dist'), { recursive: true });
  const manifest = makeRootManifest(await loadManifest(join(root, 'package.json')));
  await writeJson(join(folder, 'package.json'), manifest);
  await writeLockfile(root, folder);
  const release = { version: manifest.version, commit: await describeCommit(root) };
  await writeJson(join(folder, releaseFile), release);
  return release;
}

export async function listTrackedFiles(root: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 });
  return stdout.split('\0').filter((path) => path !== '');
}

/** npm removes from the lockfile what the manifests of the release do not need; the versions of the rest stay. */
async function writeLockfile(root: string, folder: string): Promise<void> {
  await cp(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const options = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await run('npm', ['install', ...options], { cwd: folder });
}

async function describeCommit(root: string): Promise<string> {
  const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const { stdout: changes } = await run('git', ['status', '--porcelain', '--untracked-files=no'], {
    cwd: root,
  });
  return changes === '' ? commit.trim() : `${commit.trim()}+changes`;
}

const loadManifest = async (path: string): Promise<PackageManifest> =>
  JSON.parse(await readFile(path, 'utf8')) as PackageManifest;

const writeJson = async (path: string, value: unknown): Promise<void> =>
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
