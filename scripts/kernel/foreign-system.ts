/**
 * A Debian of another architecture as the root of the guest, with this repository at the same path as here.
 *
 * How this works: mmdebstrap unpacks the packages without running their scripts, which are programs of that architecture. The few
 * links and files that the scripts would make are made here. npm installs the packages of that architecture without scripts.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProvableArchitecture } from '@touchstone/sandbox/proof';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { requiredPackages } from '@touchstone/site-setup/debian-packages';
import { copySources } from '../release/copy-sources.ts';
import { guestMachines, type GuestMachine } from './guest-machine.ts';

const suite = 'bookworm';
const packages = [
  'base-files',
  'base-passwd',
  'bash',
  'busybox-static',
  'coreutils',
  'dash',
  'default-jdk-headless',
  'grep',
  // The program of Node needs it.
  'libatomic1',
  'sed',
  'util-linux',
  ...requiredPackages.map(({ name }) => name),
];
const mergedFolders = '/usr/share/mmdebstrap/hooks/merged-usr';
/** What scripts of packages would copy and link. */
const copiedFiles = ['passwd', 'group'].map((name) => ({
  from: `usr/share/base-passwd/${name}.master`,
  to: `etc/${name}`,
}));
const links = ['jar', 'java', 'javac'].map((name) => ({
  target: `../lib/jvm/default-java/bin/${name}`,
  path: `usr/bin/${name}`,
}));

/** The root folder of the system. Only what changed since the last call is made again. */
export function makeForeignSystem(architecture: ProvableArchitecture, cacheFolder: string): string {
  const machine = guestMachines[architecture];
  const root = join(cacheFolder, `debian-${machine.debianArchitecture}`);
  unpackDebian(machine, root);
  installRepository(architecture, join(root, repositoryRoot));
  return root;
}

/** Renamed when it is complete, so that an interrupted run leaves nothing that looks complete. */
function unpackDebian({ debianArchitecture, kernelPackage }: GuestMachine, root: string): void {
  const included = [...packages, kernelPackage];
  const recipe = JSON.stringify({ suite, included, copiedFiles, links });
  const recipeFile = (folder: string) => join(folder, 'etc/made-from.json');
  if (existsSync(recipeFile(root)) && readFileSync(recipeFile(root), 'utf8') === recipe) return;
  const draft = `${root}.draft`;
  for (const folder of [draft, root]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(root), { recursive: true });
  const options = [
    '--quiet',
    '--variant=extract',
    `--architectures=${debianArchitecture}`,
    `--hook-dir=${mergedFolders}`,
    `--include=${included.join(',')}`,
  ];
  execFileSync('mmdebstrap', [...options, suite, draft], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const { from, to } of copiedFiles) copyFileSync(join(draft, from), join(draft, to));
  for (const { target, path } of links) symlinkSync(target, join(draft, path));
  writeFileSync(recipeFile(draft), recipe);
  renameSync(draft, root);
}

function installRepository(architecture: ProvableArchitecture, target: string): void {
  const lock = 'package-lock.json';
  const hasPackages =
    existsSync(join(target, lock)) &&
    readFileSync(join(target, lock), 'utf8') === readFileSync(join(repositoryRoot, lock), 'utf8') &&
    existsSync(join(target, 'node_modules/node/bin/node'));
  if (!hasPackages) rmSync(target, { recursive: true, force: true });
  copySources(target);
  if (!hasPackages) installPackages(architecture, target);
}

function installPackages(architecture: ProvableArchitecture, target: string): void {
  const run = (cwd: string, program: string, ...args: string[]): void =>
    void execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  run(
    target,
    'npm',
    'ci',
    '--silent',
    '--ignore-scripts',
    '--os=linux',
    '--libc=glibc',
    `--cpu=${architecture}`,
  );
  // The package `node` has no program; its script, which runs on the host, would install that of the host.
  const node = join(target, 'node_modules/node');
  const { version } = JSON.parse(readFileSync(join(node, 'package.json'), 'utf8')) as { version: string };
  const name = `node-linux-${architecture}`;
  run(node, 'npm', 'pack', '--silent', `${name}@${version}`);
  const archive = join(node, `${name}-${version}.tgz`);
  run(node, 'tar', '--extract', '--strip-components=1', '--file', archive, 'package/bin/node');
  rmSync(archive);
}
