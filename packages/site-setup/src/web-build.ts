/**
 * How this works
 *
 * The built web app is up to date if its stamp equals the hash of its inputs. A build goes to a separate folder and is
 * moved into place when complete. A running instance therefore never serves half a page, and a killed build leaves
 * nothing that looks finished.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isRelease } from './release.mjs';
import { UsageError } from './usage-error.ts';

const inputs = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/compress-build.ts',
  'apps/web/build-ssr.ts',
  'apps/web/script-groups.ts',
  'packages/api-client/src',
  'packages/contract/src',
  'packages/rules/src',
  'package-lock.json',
];
const stampName = '.touchstone-stamp';
const keptOutputLines = 30;

export interface WebBuild {
  /** Undefined when the built web is up to date. */
  readonly stamp: string | undefined;
}

export async function planWebBuild(root: string): Promise<WebBuild> {
  // A release has no sources of the web, and none of the packages that build it.
  if (isRelease(root)) return { stamp: undefined };
  const stamp = await hashInputs(root);
  const stampFile = join(root, 'apps/web/dist', stampName);
  const isCurrent = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
  return { stamp: isCurrent ? undefined : stamp };
}

export async function buildWeb(root: string, stamp: string, signal: AbortSignal): Promise<void> {
  const fresh = join(root, '.cache', `web-${process.pid}`);
  const target = join(root, 'apps/web/dist');
  await removeUnfinished(root);
  await runVite(root, fresh, signal);
  await writeFile(join(fresh, stampName), stamp);
  const old = `${fresh}-old`;
  if (existsSync(target)) await rename(target, old);
  await rename(fresh, target);
  await rm(old, { recursive: true, force: true });
}

/** Builds of launchers that no longer run. */
async function removeUnfinished(root: string): Promise<void> {
  const folder = join(root, '.cache');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const pid = /^web-(\d+)(-old)?$/.exec(name)?.[1];
    if (pid === undefined || (Number(pid) !== process.pid && existsSync(`/proc/${pid}`))) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function runVite(root: string, outputFolder: string, signal: AbortSignal): Promise<void> {
  const web = join(root, 'apps/web');
  const vite = join(
    dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  );
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outputFolder, '--emptyOutDir'];
  const environment = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, {
    cwd: web,
    env: environment,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const collect = (text: string): void => {
    lines.push(...text.split('\n').filter((line) => line.trim() !== ''));
    lines.splice(0, Math.max(0, lines.length - keptOutputLines));
  };
  child.stdout.setEncoding('utf8').on('data', collect);
  child.stderr.setEncoding('utf8').on('data', collect);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new UsageError(`The web could not be built (code ${code}):\n${lines.join('\n')}`);
}

async function hashInputs(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const path of await listFiles(root, input)) {
      hash
        .update(path)
        .update('\0')
        .update(await readFile(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function listFiles(root: string, path: string): Promise<string[]> {
  if (!existsSync(join(root, path))) return [];
  if (!(await stat(join(root, path))).isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
