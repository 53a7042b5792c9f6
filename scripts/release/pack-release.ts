/** `dist/touchstone-<version>.tar.gz` and its checksum. The same commit gives the same bytes. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';
import { stageRelease, type Release } from './stage-release.ts';

const run = promisify(execFile);

export interface PackedRelease extends Release {
  readonly archive: string;
}

export async function packRelease(root: string, target: string): Promise<PackedRelease> {
  const { stamp } = await planWebBuild(root);
  if (stamp !== undefined) await buildWeb(root, stamp, new AbortController().signal);
  const parent = await mkdtemp(join(tmpdir(), 'touchstone-release-'));
  try {
    const staged = join(parent, 'staged');
    const release = await stageRelease(root, staged);
    const name = `touchstone-${release.version}`;
    await rename(staged, join(parent, name));
    await mkdir(target, { recursive: true });
    const archive = join(target, `${name}.tar.gz`);
    const { stdout: committedAt } = await run('git', ['log', '-1', '--format=%ct'], { cwd: root });
    const fixed = [
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      `--mtime=@${committedAt.trim()}`,
    ];
    await run('tar', [
      ...fixed,
      '--mode=u+rwX,go+rX,go-w',
      '-I',
      'gzip -9n',
      '-cf',
      archive,
      '-C',
      parent,
      name,
    ]);
    await writeFile(`${archive}.sha256`, `${await hashFile(archive)}  ${basename(archive)}\n`);
    return { ...release, archive };
  } finally {
    await rm(parent, { recursive: true });
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
