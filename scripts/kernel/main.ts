/**
 * `npm run test:kernel`: proves the sandbox on Debian's own kernel, with control groups of version 2 or 1 alone.
 *
 * How this works: QEMU emulates a machine that boots the kernel package of its architecture. Its root is the system of the
 * host, shared read-only, with a scratch disk over it; so compilers, Node and this repository are the installed ones. A machine of
 * another architecture has a root of its own (foreign-system.ts). In it run the tests of the sandbox and submissions of `fixtures/`. After a pass the proof is written to
 * packages/sandbox/proved-kernels.json; `npm test` checks that it fits the sources.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hashSandbox,
  hashSuite,
  loadProofs,
  proofFile,
  replaceProof,
  type ProvableArchitecture,
  type ProvableVersion,
} from '@touchstone/sandbox/proof';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { beginStep, printLine, printStep } from '@touchstone/site-setup/console';
import { ensureDebianPackages, requiredPackages } from '@touchstone/site-setup/debian-packages';
import { ensureSandbox } from '@touchstone/site-setup/sandbox';
import { bootGuest } from './boot-guest.ts';
import { fetchKernel, findKernel, type Kernel } from './fetch-kernel.ts';
import { makeForeignSystem } from './foreign-system.ts';
import { guestMachines } from './guest-machine.ts';
import { countTests, findReport, listProblems } from './guest-report.ts';
import { makeInitialRamDisk } from './initial-ram-disk.ts';
import { OptionsError, parseOptions, type KernelTestOptions } from './options.ts';

const scratchDiskSize = '8G';

try {
  process.exitCode = await main(parseOptions(process.argv.slice(2), process.arch));
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function main(options: KernelTestOptions): Promise<number> {
  const problem = await prepare(options);
  if (problem !== undefined) {
    printStep('✗', 'set-up', problem);
    return 1;
  }
  const system = prepareSystem(options.architecture);
  printStep('✓', 'kernel', `Linux ${system.kernel.release}`);
  let isProved = true;
  for (const version of options.versions) isProved = (await prove(options, system, version)) && isProved;
  return isProved ? 0 : 1;
}

interface GuestSystem {
  readonly root: string;
  readonly kernel: Kernel;
}

function prepareSystem(architecture: ProvableArchitecture): GuestSystem {
  const cacheFolder = join(repositoryRoot, '.cache', 'kernel');
  if (architecture === process.arch)
    return { root: '/', kernel: fetchKernel(guestMachines[architecture], cacheFolder) };
  const step = beginStep('system', `a Debian for ${architecture}`);
  const root = makeForeignSystem(architecture, cacheFolder);
  step.done(`a Debian for ${architecture}, with this repository`);
  return { root, kernel: findKernel(root) };
}

/** The obstacle, or undefined. */
async function prepare({ architecture }: KernelTestOptions): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'Run it as root: the guest reads the files of the whole system.';
  const machine = guestMachines[architecture];
  const packages = [
    ...requiredPackages,
    { name: 'default-jdk-headless', reason: 'compiles and runs the Java submissions' },
    { name: machine.emulatorPackage, reason: 'emulates the machine' },
    { name: 'busybox-static', reason: 'is the first program of the guest' },
    { name: 'cpio', reason: 'packs its first file system' },
    ...(architecture === process.arch ? [] : [{ name: 'mmdebstrap', reason: 'unpacks its system' }]),
  ];
  const { state, text } = await ensureDebianPackages(packages, beginStep);
  if (state !== 'complete' && state !== 'installed') return text;
  // Otherwise the guest would compile it.
  return (await ensureSandbox(repositoryRoot)).error;
}

async function prove(
  options: KernelTestOptions,
  system: GuestSystem,
  version: ProvableVersion,
): Promise<boolean> {
  const { architecture, files } = options;
  const { kernel } = system;
  // Before the run: a file that changes meanwhile is not what was tested.
  const hashes = { sandboxHash: hashSandbox(), suiteHash: hashSuite() };
  const startedAt = performance.now();
  const report = findReport(await bootWith(options, system, version));
  const minutes = Math.round((performance.now() - startedAt) / 60_000);
  const label = `${architecture} ${version}`;
  const problems = listProblems(report, { architecture, kernel: kernel.release, controlGroups: version });
  if (report === undefined || problems.length > 0) {
    printStep('✗', label, [`${minutes} minutes`, ...problems].join('\n'));
    return false;
  }
  const tests = countTests(report);
  printStep('✓', label, `${tests} tests passed on Linux ${kernel.release}, ${minutes} minutes`);
  if (files.length > 0) {
    printStep('!', label, 'a part of the tests proves nothing: nothing was recorded');
    return true;
  }
  const provedAt = new Date().toISOString().slice(0, '2026-01-01'.length);
  const proof = { architecture, controlGroups: version, kernel: kernel.release, provedAt, tests, ...hashes };
  writeFileSync(proofFile, `${JSON.stringify(replaceProof(loadProofs(), proof), null, 2)}\n`);
  printStep('✓', label, `recorded in ${proofFile}`);
  return true;
}

async function bootWith(
  { architecture, files }: KernelTestOptions,
  { root, kernel }: GuestSystem,
  version: ProvableVersion,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-kernel-'));
  const [ramDisk, scratchDisk] = [join(folder, 'initramfs'), join(folder, 'scratch')];
  try {
    makeInitialRamDisk({
      moduleFolder: kernel.moduleFolder,
      busybox: join(root, 'bin/busybox'),
      settings: {
        KERNEL_TEST_CGROUP: version,
        KERNEL_TEST_FILES: JSON.stringify(files),
        KERNEL_TEST_NODE: process.execPath,
        KERNEL_TEST_REPOSITORY: repositoryRoot,
      },
      target: ramDisk,
    });
    // A sparse file.
    execFileSync('mke2fs', ['-q', '-t', 'ext4', scratchDisk, scratchDiskSize]);
    printLine(`\n— ${architecture} ${version}`);
    const onOutput = (text: string): void => void process.stdout.write(text);
    return await bootGuest({
      machine: guestMachines[architecture],
      image: kernel.image,
      ramDisk,
      root,
      scratchDisk,
      onOutput,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
