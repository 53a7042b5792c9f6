/**
 * `npm test`: everything that must hold, from a fresh clone. Installs what is missing, runs every check to its end and
 * closes with one line, `N passed, N failed`. Runs on whatever Node the machine has; the checks run on Node 24.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from './setup/check-node.mjs';
import { beginStep, printHeading, printStep } from './setup/console.mjs';
import { ensureDebianPackages, requiredPackages } from './setup/debian-packages.mjs';
import { ensureNpmPackages, findBundledNodeProblem } from './setup/npm-packages.mjs';
import { ensureSandbox } from './setup/sandbox.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'touchstone-reports-'));
const only = process.argv.slice(2);

/** What the browser journeys need besides what a site needs: the browser, and glyphs for Chinese pictures. */
const testPackages = [
  ...requiredPackages,
  { name: 'chromium', reason: 'runs the browser journeys' },
  { name: 'fonts-noto-cjk', reason: 'shows Chinese in the journeys' },
];

/** Those that only read the sources run beside each other; what they say is kept until they have ended. */
const checks = [
  { name: 'types', command: 'tsc', args: ['-p', '.'], isReading: true },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'], isReading: true },
  { name: 'format', command: 'prettier', args: ['--check', '--log-level=warn', '.'], isReading: true },
  {
    name: 'dependencies',
    command: 'depcruise',
    args: ['--config', 'scripts/dependency-rules.mjs', 'apps', 'packages', 'scripts', 'journeys'],
    isReading: true,
  },
  { name: 'unit', command: 'vitest', args: ['run'], hasReport: true },
  { name: 'build', command: 'vite', args: ['build', '--logLevel=warn'], folder: 'apps/web' },
  {
    name: 'journeys',
    command: 'vitest',
    args: ['run', '--config', 'vitest.journeys.config.ts'],
    hasReport: true,
  },
];

process.exitCode = await main();

async function main() {
  printHeading();
  const problem = findNodeProblem() ?? (await prepare());
  if (problem !== undefined) {
    printStep('✗', 'set-up', problem);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const wanted = only.length === 0 ? checks : checks.filter(({ name }) => only.includes(name));
  const counts = await Promise.all(wanted.filter(({ isReading }) => isReading).map(run));
  for (const check of wanted.filter(({ isReading }) => !isReading)) counts.push(await run(check));
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function prepare() {
  const npm = await ensureNpmPackages(root, beginStep);
  if (npm.error !== undefined) return npm.error;
  const nodeProblem = findBundledNodeProblem(root);
  if (nodeProblem !== undefined) return nodeProblem;
  const system = await ensureDebianPackages(testPackages, beginStep);
  if (system.state !== 'complete' && system.state !== 'installed')
    printStep('!', 'system packages', system.text);
  return (await ensureSandbox(root)).error;
}

async function run({ name, command, args, folder, hasReport, isReading }) {
  const startedAt = performance.now();
  if (!isReading) console.log(`\n— ${name}`);
  const report = join(reports, `${name}.json`);
  const reporting = hasReport ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { status, said } = await execute([join(programs, command), ...args, ...reporting], {
    cwd: join(root, folder ?? ''),
    isQuiet: isReading,
  });
  if (said !== '') console.log(`\n— ${name}\n${said.trimEnd()}`);
  const count = hasReport ? readCounts(report) : { passed: 0, failed: 0 };
  // A check without a report counts as one; a run that failed without a failed test (a crash, no test at all) as one failure.
  if (status === 0 && !hasReport) count.passed += 1;
  if (status !== 0 && count.failed === 0) count.failed += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  printStep(status === 0 ? '✓' : '✗', name, `${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

/** `said` is empty where everything was printed at once. */
async function execute([program, ...args], { cwd, isQuiet }) {
  const child = spawn(program, args, {
    cwd,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      PATH: [programs, process.env.PATH].join(delimiter),
      NO_COLOR: process.stdout.isTTY ? '' : '1',
    },
  });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (text) => (said += text));
  try {
    const [status] = await once(child, 'close');
    return { status, said };
  } catch (error) {
    return { status: null, said: error.message };
  }
}

function readCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}
