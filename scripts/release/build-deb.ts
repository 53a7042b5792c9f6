/**
 * `npm run deb`: `dist/touchstone_<version>_<architecture>.deb` from the release archive, with debhelper. The package contains
 * the npm packages, so an installation needs no network except for Debian.
 */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beginStep } from '@touchstone/site-setup/console';
import { ensureDebianPackages } from '@touchstone/site-setup/debian-packages';
import { ensureNpmPackages } from '@touchstone/site-setup/npm-packages';
import { stripPrograms } from '@touchstone/site-setup/strip-programs';
import { packRelease } from './pack-release.ts';

const run = promisify(execFile);
const maxOutputBytes = 2 ** 26;
const buildPackages = [
  { name: 'debhelper', reason: 'builds the package' },
  { name: 'dpkg-dev', reason: 'builds the package' },
  { name: 'binutils', reason: 'removes symbols for debuggers' },
];

export async function buildDeb(root: string, target: string): Promise<string> {
  const system = await ensureDebianPackages(buildPackages, beginStep);
  if (system.state !== 'complete' && system.state !== 'installed') throw new Error(system.text);
  const parent = await mkdtemp(join(tmpdir(), 'touchstone-deb-'));
  try {
    const { archive, version } = await packRelease(root, target);
    await run('tar', ['-xzf', archive, '-C', parent]);
    const folder = join(parent, `touchstone-${version}`);
    const npm = await ensureNpmPackages(folder, beginStep);
    if (npm.error !== undefined) throw new Error(npm.error);
    stripPrograms(folder);
    await cp(join(folder, 'deploy/debian'), join(folder, 'debian'), { recursive: true });
    await chmod(join(folder, 'debian/rules'), 0o755);
    await mkdir(join(folder, 'debian/source'));
    await writeFile(join(folder, 'debian/source/format'), '3.0 (native)\n');
    await writeFile(join(folder, 'debian/changelog'), await makeChangelog(root, version));
    await run('dpkg-buildpackage', ['--build=binary', '--no-sign', '--compression-level=6'], {
      cwd: folder,
      maxBuffer: maxOutputBytes,
    });
    const built = (await readdir(parent)).find((name) => name.endsWith('.deb'));
    if (built === undefined) throw new Error('dpkg-buildpackage has made no package.');
    const result = join(target, built);
    await cp(join(parent, built), `${result}.new`);
    await rename(`${result}.new`, result);
    return result;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function makeChangelog(root: string, version: string): Promise<string> {
  const { stdout: date } = await run('git', ['log', '-1', '--format=%cD'], { cwd: root });
  const maintainer = 'Touchstone maintainers <maintainers@touchstone.invalid>';
  return `touchstone (${version}) unstable; urgency=medium\n\n  * See /usr/lib/touchstone/CHANGELOG.md.\n\n -- ${maintainer}  ${date.trim()}\n`;
}
