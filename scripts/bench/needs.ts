/**
 * Requirements of a part. Packages are installed if possible (as root on Debian and Ubuntu); otherwise the missing ones
 * are named, with the command that installs them.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../browser/open-browser.ts';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import {
  ensureDebianPackages,
  requiredPackages,
  type DebianPackage,
} from '@touchstone/site-setup/debian-packages';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import { buildWeb, planWebBuild } from '@touchstone/site-setup/web-build';

export interface PackageNeed extends DebianPackage {
  readonly kind: 'package';
  /** A program may exist without its package. */
  readonly isInstalled: () => boolean;
}

export interface BuildNeed {
  readonly kind: 'build';
  readonly label: string;
  /** Returns the obstacle, or undefined. */
  readonly ensure: () => Promise<string | undefined>;
}

export type Need = PackageNeed | BuildNeed;
type Step = (text: string) => void;
type Install = (missing: readonly PackageNeed[], step: Step) => Promise<void>;

/** Returns what is missing, or undefined. */
export async function ensureNeeds(
  needs: readonly Need[],
  step: Step,
  install: Install = installPackages,
): Promise<string | undefined> {
  const missing = needs.filter((need) => need.kind === 'package').filter((need) => !need.isInstalled());
  if (missing.length > 0) await install(missing, step);
  const stillMissing = missing.filter((need) => !need.isInstalled());
  if (stillMissing.length > 0) return describeMissing(stillMissing);
  for (const need of needs) {
    if (need.kind !== 'build') continue;
    step(`checking ${need.label}`);
    const problem = await need.ensure();
    if (problem !== undefined) return `${need.label}: ${problem}`;
  }
  return undefined;
}

async function installPackages(missing: readonly PackageNeed[], step: Step): Promise<void> {
  const { state, text } = await ensureDebianPackages(missing, (label, detail) => {
    step(`${label}: ${detail}`);
    return { update: () => undefined, done: step, failed: step };
  });
  if (state === 'failed') step(text);
}

const describeMissing = (missing: readonly PackageNeed[]) =>
  [
    ...missing.map(({ name, reason }) => `the package ${name} is missing, which ${reason}.`),
    `To install: sudo apt-get install -y ${missing.map(({ name }) => name).join(' ')}`,
  ].join(' ');

const hasProgram = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const programNeed = (program: string, name: string, reason: string): PackageNeed => ({
  kind: 'package',
  name,
  reason,
  isInstalled: () => hasProgram(program),
});

export const mariadb: PackageNeed = {
  kind: 'package',
  name: 'mariadb-server-core',
  reason: 'holds the site that moves in',
  isInstalled: () => existsSync('/usr/sbin/mariadbd'),
};
export const bubblewrap = programNeed('bwrap', 'bubblewrap', 'the sandbox is compared with');
export const unzip = programNeed('unzip', 'unzip', 'the import is compared with');
export const taskset = programNeed('taskset', 'util-linux', 'pins the bare runs to one core');

export const chromium: PackageNeed = {
  kind: 'package',
  name: 'chromium-headless-shell',
  reason: 'opens the pages',
  isInstalled: () => findChromium() !== undefined,
};

const compilers = [
  programNeed('gcc', 'gcc', 'compiles C programs and the sandbox'),
  programNeed('g++', 'g++', 'compiles C++ programs'),
  programNeed('make', 'make', 'builds the sandbox'),
];

const headers: PackageNeed[] = requiredPackages
  .filter(({ name }) => name === 'libc6-dev' || name === 'libseccomp-dev')
  .map(({ name, reason }) => ({
    kind: 'package',
    name,
    reason,
    isInstalled: () => existsSync(name === 'libc6-dev' ? '/usr/include/stdio.h' : '/usr/include/seccomp.h'),
  }));

export const sandboxHelper: readonly Need[] = [
  ...compilers,
  ...headers,
  {
    kind: 'build',
    label: "the sandbox's helper",
    ensure: async () => (await ensureSandbox(repositoryRoot)).error,
  },
];

export const builtWeb: BuildNeed = {
  kind: 'build',
  label: 'the built web',
  ensure: async () => {
    const { stamp } = await planWebBuild(repositoryRoot);
    if (stamp !== undefined) await buildWeb(repositoryRoot, stamp, new AbortController().signal);
    return undefined;
  },
};
