/** The image of the run-time files: how it is held is in native/image.c; here it is filled. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, lstat, mkdir, open, readlink, realpath, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bind } from './machine.ts';
import { SandboxError, type RunTimeFile } from './run.ts';

export interface RunTimeImage {
  /** A descriptor of the mount namespace that has the image. */
  readonly namespace: number;
  /** The folders at the top, as paths in that namespace. */
  readonly binds: readonly Bind[];
  readonly close: () => Promise<void>;
}

export interface ImagePlan {
  readonly program: string;
  /** An empty folder of our own, where the image is mounted out of the host's sight. */
  readonly folder: string;
  readonly files: readonly RunTimeFile[];
}

export async function buildImage(plan: ImagePlan): Promise<RunTimeImage> {
  const { program, files } = plan;
  // Without links, whose targets would be looked up outside the image.
  await mkdir(plan.folder, { recursive: true });
  const folder = await realpath(plan.folder);
  const holder = spawn(program, ['hold-image', folder], { stdio: ['pipe', 'pipe', 'pipe'], env: {} });
  try {
    await awaitReady(holder);
    await fillImage(`/proc/${holder.pid}/root${folder}`, files);
    const namespace = await open(`/proc/${holder.pid}/ns/mnt`);
    return { namespace: namespace.fd, binds: listBinds(folder, files), close: () => namespace.close() };
  } finally {
    await letEnd(holder);
  }
}

async function awaitReady(holder: ChildProcess): Promise<void> {
  let reason = '';
  holder.stderr?.setEncoding('utf8').on('data', (text: string) => {
    reason += text;
  });
  const closed = once(holder, 'close').then(() => 'closed' as const);
  const ready = holder.stdout === null ? closed : once(holder.stdout, 'data').then(() => 'ready' as const);
  if ((await Promise.race([ready, closed])) === 'closed')
    throw new SandboxError(`The image of the run-time files cannot be made: ${reason}`);
}

async function letEnd(holder: ChildProcess): Promise<void> {
  if (holder.exitCode !== null || holder.signalCode !== null || holder.pid === undefined) return;
  const closed = once(holder, 'close');
  holder.stdin?.end();
  await closed;
}

async function fillImage(root: string, files: readonly RunTimeFile[]): Promise<void> {
  const folders = new Set(files.flatMap(({ target }) => listParents(target)));
  for (const folder of folders) {
    await mkdir(join(root, folder));
    // Whatever this process masks, the programs' users must get through.
    await chmod(join(root, folder), 0o755);
  }
  for (const { source, target } of files) await copy(source, join(root, target));
}

/** From the top down. */
function listParents(path: string): string[] {
  const parts = dirname(path).split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

async function copy(source: string, place: string): Promise<void> {
  const status = await lstat(source);
  if (status.isSymbolicLink()) {
    await symlink(await readlink(source), place);
  } else {
    await copyFile(source, place);
    await chmod(place, status.mode & 0o777);
  }
}

/** `/usr` and its like as a whole; of `/etc`, where the root has files of its own, each entry. */
function listBinds(folder: string, files: readonly RunTimeFile[]): Bind[] {
  const targets = files.map(({ target }) => {
    const [, top = '', second = ''] = target.split('/');
    return top === 'etc' ? `/etc/${second}` : `/${top}`;
  });
  return [...new Set(targets)].map((target) => ({ source: join(folder, target), target }));
}
