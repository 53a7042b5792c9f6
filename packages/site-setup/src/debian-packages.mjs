import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run-quietly.mjs';

/** Packages that every judge machine needs. */
export const requiredPackages = [
  { name: 'gcc', reason: 'compiles C submissions and the sandbox' },
  { name: 'g++', reason: 'compiles C++ submissions and checkers' },
  { name: 'make', reason: 'builds the sandbox' },
  { name: 'libc6-dev', reason: 'headers of the C library' },
  { name: 'libseccomp-dev', reason: 'the sandbox filters system calls with it' },
  { name: 'python3', reason: 'runs Python submissions' },
];

/** Further languages. The judge offers a language if its compiler is installed, from any source. */
export const languagePackages = [
  { name: 'default-jdk-headless', reason: 'Java', program: 'javac' },
  { name: 'pypy3', reason: 'PyPy3', program: 'pypy3' },
  { name: 'golang-go', reason: 'Go', program: 'go' },
  { name: 'rustc', reason: 'Rust', program: 'rustc' },
  { name: 'mono-mcs', reason: 'C#', program: 'mcs' },
  { name: 'php-cli', reason: 'PHP', program: 'php' },
  { name: 'ruby', reason: 'Ruby', program: 'ruby' },
  { name: 'fp-compiler', reason: 'Pascal', program: 'fpc' },
  { name: 'kotlin', reason: 'Kotlin', program: 'kotlinc' },
];

/** Packages of further languages whose compiler is missing. */
export function listMissingLanguages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return languagePackages.filter(
    ({ program }) => !folders.some((folder) => existsSync(join(folder, program))),
  );
}

export async function ensureDebianPackages(packages, step) {
  const names = packages.map(({ name }) => name);
  if (!isDebianFamily()) {
    return { state: 'not-debian', missing: [], text: `not Debian or Ubuntu; needed are: ${names.join(' ')}` };
  }
  const missing = listMissing(names);
  if (missing.length === 0) return { state: 'complete', missing, text: names.join(' ') };
  if (process.getuid?.() !== 0)
    return { state: 'missing', missing, text: describeMissing(packages, missing) };
  return await install(packages, missing, step);
}

/** Packages of the list that are not installed. */
export function listMissing(names) {
  let output;
  try {
    output = execFileSync('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Package}\n', ...names], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // Exit code 1 means that some names are unknown; the known ones are still in the output.
    if (error.status !== 1) throw error;
    output = error.stdout;
  }
  const installed = output.split('\n').filter((line) => line.startsWith('installed '));
  return names.filter((name) => !installed.includes(`installed ${name}`));
}

export function isDebianFamily() {
  if (!existsSync('/etc/os-release') || !existsSync('/usr/bin/dpkg-query')) return false;
  const release = readFileSync('/etc/os-release', 'utf8');
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
}

export function installCommand(missing) {
  return `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`;
}

function describeMissing(packages, missing) {
  const reasons = packages
    .filter(({ name }) => missing.includes(name))
    .map(({ name, reason }) => `  ${name.padEnd(16)} ${reason}`);
  return [
    `missing: ${missing.join(' ')}`,
    ...reasons,
    'To install them:',
    `  ${installCommand(missing)}`,
  ].join('\n');
}

async function install(packages, missing, step) {
  const progress = step('system packages', `installing ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // An interrupted dpkg would leave the machine in need of repair, so a stop request waits for it.
  const run = (command, args) =>
    runQuietly(command, args, { env, onLine: progress.update, whenAskedToStop: 'finish' });
  // Another apt (unattended upgrades on a fresh machine) may hold the lock for a while.
  const common = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=300'];
  // Repairs an installation that a power failure interrupted; otherwise it does nothing.
  await run('dpkg', ['--configure', '-a']);
  const update = await run('apt-get', [...common, 'update']);
  const options = [...common, '-o', 'Dpkg::Options::=--force-confold', '--no-install-recommends'];
  const result = await run('apt-get', [...options, 'install', ...missing]);
  const stillMissing = listMissing(missing);
  if (stillMissing.length === 0) {
    const text = `installed ${missing.join(' ')}`;
    progress.done(text);
    return { state: 'installed', missing: [], text };
  }
  const reason = [update.code === 0 ? '' : update.output, result.output].filter(Boolean).join('\n');
  const text = `apt-get could not install them. It said:\n${reason}\n${describeMissing(packages, stillMissing)}`;
  progress.failed(text);
  return { state: 'failed', missing: stillMissing, text };
}
