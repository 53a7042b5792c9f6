import { execFile } from 'node:child_process';
import { lstat, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { ReleaseSwitch, Service } from './journal.ts';
import { runShell } from './run-shell.ts';

export interface SwitchOptions {
  readonly link: string | undefined;
  readonly forward: string | undefined;
  readonly back: string | undefined;
}

/** How the site will come to run the release in `newRoot`. */
export async function planSwitch(
  { link, forward, back }: SwitchOptions,
  service: Service,
  newRoot: string,
): Promise<ReleaseSwitch> {
  if (link !== undefined && forward !== undefined)
    throw new UsageError('Choose one of --link and --switch-command.');
  if (back !== undefined && forward === undefined)
    throw new UsageError('--switch-back-command belongs to --switch-command.');
  if (link !== undefined) return { kind: 'link', ...(await readLink(link)), next: newRoot };
  if (forward !== undefined) return { kind: 'commands', forward, ...(back !== undefined && { back }) };
  return { kind: (await runsFrom(service, newRoot)) ? 'in-place' : 'folder' };
}

async function readLink(path: string): Promise<{ path: string; previous: string }> {
  const found = await lstat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  });
  if (found?.isSymbolicLink() !== true)
    throw new UsageError(`${path} is not a symbolic link to the current release.`);
  return { path: resolve(path), previous: resolve(dirname(path), await readlink(path)) };
}

async function runsFrom(service: Service, root: string): Promise<boolean> {
  if (service.kind === 'launcher') return samePath(service.root, root);
  // Unknown, and nothing will be started.
  if (service.kind === 'none') return false;
  if (service.kind === 'commands') return true;
  const { stdout } = await promisify(execFile)('systemctl', [
    'show',
    '--property=ExecStart,WorkingDirectory',
    ...service.units,
  ]);
  return stdout.split(/[\s;=]/).some((word) => samePath(word, root) || word.startsWith(join(root, '/')));
}

const samePath = (one: string, other: string): boolean => join(one, '/') === join(other, '/');

export async function switchForward(releaseSwitch: ReleaseSwitch): Promise<void> {
  if (releaseSwitch.kind === 'link') await pointLink(releaseSwitch.path, releaseSwitch.next);
  if (releaseSwitch.kind === 'commands') await runShell(releaseSwitch.forward);
}

export async function switchBack(releaseSwitch: ReleaseSwitch): Promise<void> {
  if (releaseSwitch.kind === 'link') await pointLink(releaseSwitch.path, releaseSwitch.previous);
  if (releaseSwitch.kind === 'commands' && releaseSwitch.back !== undefined)
    await runShell(releaseSwitch.back);
}

/** Atomic: a start at any moment finds one release or the other. */
async function pointLink(path: string, target: string): Promise<void> {
  const temporary = `${path}.new`;
  await rm(temporary, { force: true });
  await symlink(target, temporary);
  await rename(temporary, path);
}

/** Whether a start after a rollback runs the old version. */
export const canSwitchBack = (releaseSwitch: ReleaseSwitch, hasSwitched: boolean): boolean =>
  releaseSwitch.kind === 'link' ||
  releaseSwitch.kind === 'folder' ||
  (releaseSwitch.kind === 'commands' && (!hasSwitched || releaseSwitch.back !== undefined));

export function describeSwitch(releaseSwitch: ReleaseSwitch): string {
  if (releaseSwitch.kind === 'in-place')
    return 'the files of the new version are already in place; after a failure the old ones must be installed again';
  if (releaseSwitch.kind === 'folder')
    return 'the site will run from this folder; after a failure from its present one';
  if (releaseSwitch.kind === 'link')
    return `${releaseSwitch.path}: from ${releaseSwitch.previous} to ${releaseSwitch.next}`;
  return `${releaseSwitch.forward}; after a failure: ${releaseSwitch.back ?? 'nothing, once it has run'}`;
}
