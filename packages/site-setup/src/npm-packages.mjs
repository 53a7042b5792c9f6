/**
 * How this works
 *
 * node_modules is up to date if the stamp of the last installation matches the manifests and the lockfile, or if npm's
 * own record (node_modules/.package-lock.json) matches the lockfile, as after a manual `npm ci`. npm writes that record
 * last, so an interrupted installation has none.
 *
 * `npm ci` deletes node_modules first, and with it the Node 24 that may be running this script. npm is therefore
 * started with a Node from outside node_modules.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { endLeftoverInstall, forgetInstall, rememberInstall } from './leftover-install.mjs';
import { prunePackages } from './prune-packages.mjs';
import { isRelease } from './release.mjs';
import { runQuietly } from './run-quietly.mjs';

const stampName = join('node_modules', '.touchstone-stamp');
export const bundledNode = join('node_modules', 'node', 'bin', 'node');

export async function ensureNpmPackages(root, step) {
  const stamp = hashManifests(root);
  if (isInstalled(root, stamp)) return { installed: false };
  const progress = step('npm packages', 'installing; the first time takes a minute or two');
  const { command, args } = findNpm(root);
  const options = [
    'ci',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    isRelease(root) ? '--omit=dev' : '--include=dev',
    '--include=optional',
  ];
  await endLeftoverInstall(root);
  const result = await runQuietly(command, [...args, ...options], {
    cwd: root,
    env: environment(root),
    whenAskedToStop: 'end',
    onStarted: (pid) => rememberInstall(root, pid),
  });
  forgetInstall(root);
  if (result.code !== 0) {
    progress.failed(`npm ci failed with code ${result.code}. It said:\n${result.output}`);
    return { error: 'Check the network connection (or the npm registry setting), then run npm start again.' };
  }
  completeInstall(root, stamp);
  progress.done('installed');
  return { installed: true };
}

/** Why the installed Node is not usable, or undefined. */
export function findBundledNodeProblem(root) {
  try {
    execFileSync(join(root, bundledNode), ['--version'], { stdio: 'pipe' });
    return undefined;
  } catch (error) {
    return (
      `The npm package "node" is installed without its program (${bundledNode}: ${error.code ?? error.message}).\n` +
      'Probably npm is configured not to run install scripts (ignore-scripts). Run this once, then npm start again:\n' +
      '  npm rebuild --ignore-scripts=false'
    );
  }
}

function isInstalled(root, stamp) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  if (existsSync(join(root, stampName)) && readFileSync(join(root, stampName), 'utf8') === stamp) return true;
  if (!agreesWithLockfile(root)) return false;
  completeInstall(root, stamp);
  return true;
}

/** The stamp comes last: an interrupted start prunes again. */
function completeInstall(root, stamp) {
  if (isRelease(root)) prunePackages(root);
  writeFileSync(join(root, stampName), stamp);
}

function agreesWithLockfile(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = present[path];
    if (found === undefined) return Boolean(optional || peer);
    return found.version === version;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}

function hashManifests(root) {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .toSorted()
      .map((name) => join(folder, name, 'package.json')),
  );
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', 'package.json', ...workspaces]) {
    if (!existsSync(join(root, path))) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function findNpm(root) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isOutside = (path) =>
    path !== undefined && !path.startsWith(join(root, 'node_modules')) && existsSync(path);
  if (isOutside(npm) && isOutside(node)) return { command: node, args: [npm] };
  return { command: 'npm', args: [] };
}

function environment(root) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const outside = folders.filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return { ...process.env, PATH: outside.join(delimiter) };
}
