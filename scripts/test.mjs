/**
 * `npm test`: all checks, from a fresh clone. Installs what is missing, runs every check to its end and closes with one
 * line, `N passed, N failed`. Runs on the Node of the machine; the checks run on Node 24.
 *
 * It leaves out the long tests (`testing/long-tests.mjs`), so that it ends within ten minutes. `npm run test:all` runs
 * them too, and so does CI.
 *
 * `npm test quick` is for development: types, and of the rest only what changed. It skips everything else, including
 * the journeys.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from '../packages/site-setup/src/check-node.mjs';
import { beginStep, printHeading, printStep } from '../packages/site-setup/src/console.mjs';
import { ensureDebianPackages, requiredPackages } from '../packages/site-setup/src/debian-packages.mjs';
import { ensureNpmPackages, findBundledNodeProblem } from '../packages/site-setup/src/npm-packages.mjs';
import { ensureSandbox } from '../packages/site-setup/src/sandbox.mjs';
import { listChangedFiles, listTestsBeside } from './testing/changed-files.mjs';
import { leaveOutVariable, longJourneys, longTests } from './testing/long-tests.mjs';
import { listLongest, readReport } from './testing/read-report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = join(root, 'node_modules', '.bin');
const reports = mkdtempSync(join(tmpdir(), 'touchstone-reports-'));
const words = process.argv.slice(2);
const isComplete = words.includes('all');
/** The configurations of vitest read it. */
const leavingOut = isComplete ? {} : { [leaveOutVariable]: 'true' };
const only = words.filter((word) => word !== 'all');

/** Packages that only the tests need. */
const testPackages = [
  ...requiredPackages,
  { name: 'golang-go', reason: 'compiles the Go programs of the tests' },
  { name: 'chromium-headless-shell', reason: 'runs the browser journeys' },
  { name: 'mariadb-server-core', reason: 'holds the HOJ sites of the tests of touchstone migrate' },
  { name: 'mariadb-client', reason: 'dumps them' },
  { name: 'prometheus', reason: 'checks the alert rules and the dashboard with promtool' },
  { name: 'nginx', reason: 'runs the HTTPS example of nginx' },
  { name: 'caddy', reason: 'runs that of Caddy' },
  { name: 'openssl', reason: 'makes their certificates' },
  { name: 'fonts-noto-cjk', reason: 'shows Chinese in the journeys' },
];

const shownLongest = 10;

/**
 * The compiler and the type-aware linter are programs in Go. They collect garbage less often than usual, as long as there is
 * memory: a quarter of the machine, at least 3 GiB. A program that needs more than its limit collects garbage all the time.
 */
const goSettings = { GOGC: '400', GOMEMLIMIT: `${Math.max(3072, Math.floor(availableMebibytes() / 4))}MiB` };

/**
 * How this works: on two cores CPU time is scarce, so checks run in parallel. First the web is built, which sites of
 * tests need, while the sources are checked. Then both kinds of tests run at once, because each waits now and then for
 * processes and timers. Only one of them shows its output live; the output of the others is buffered until they end.
 */
const checks = [
  // More checkers would compute the same types again, each for itself.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'], stage: 'beside', env: goSettings },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    stage: 'beside',
    // As with the checkers: a second thread would compute the same types again.
    env: { ...goSettings, GOMAXPROCS: '1' },
  },
  { name: 'format', command: 'oxfmt', args: ['-c', '.prettierrc.json', '--check', '.'], stage: 'beside' },
  {
    name: 'dependencies',
    command: 'depcruise',
    args: ['--config', 'scripts/dependency-rules.mjs', 'apps', 'packages', 'scripts', 'journeys'],
    stage: 'beside',
  },
  { name: 'kernel', command: 'node', args: ['scripts/kernel/check-proof.ts'], stage: 'beside' },
  { name: 'build', command: 'node', args: ['scripts/testing/build-web.ts'], stage: 'first' },
  {
    name: 'unit',
    command: 'vitest',
    args: ['run'],
    stage: 'tests',
    hasReport: true,
    isShown: true,
    long: longTests,
    env: leavingOut,
  },
  {
    name: 'journeys',
    command: 'vitest',
    args: ['run', '--config', 'vitest.journeys.config.ts'],
    stage: 'tests',
    hasReport: true,
    long: longJourneys,
    env: leavingOut,
  },
];

process.exitCode = await main();

function availableMebibytes() {
  // 0 or a huge number means that this process has no limit.
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1024 / 1024;
}

async function main() {
  printHeading();
  const problem = findNodeProblem() ?? (await prepare());
  if (problem !== undefined) {
    printStep('✗', 'set-up', problem);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const wanted = only.length === 1 && only[0] === 'quick' ? listQuickChecks() : listChecks(only);
  const runStage = (stage) => Promise.all(wanted.filter((check) => check.stage === stage).map(run));
  const beside = runStage('beside');
  const counts = [...(await runStage('first')), ...(await runStage('tests')), ...(await beside)];
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const longest = listLongest(
    counts.flatMap((count) => count.files),
    shownLongest,
  );
  if (longest.length > 0) console.log(`\nThe files that took longest:\n${longest.join('\n')}`);
  const leftOut = isComplete ? 0 : wanted.reduce((sum, { long = [] }) => sum + long.length, 0);
  if (leftOut > 0) console.log(`\nLeft out: ${leftOut} long test files. npm run test:all runs them.`);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

function listChecks(names) {
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

function listQuickChecks() {
  const files = listChangedFiles(root);
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const tests = listTestsBeside(root, sources).filter((file) => !file.startsWith('journeys/'));
  const narrowed = {
    lint: { targets: sources, extra: [] },
    format: { targets: files, extra: ['--no-error-on-unmatched-pattern'] },
    unit: { targets: tests, extra: [] },
  };
  return listChecks(['types', ...Object.keys(narrowed)]).flatMap((check) => {
    const { targets, extra } = narrowed[check.name] ?? { targets: undefined, extra: [] };
    if (targets === undefined) return [check];
    const args = check.args.filter((argument) => argument !== '.');
    // A long test that changed runs.
    const all = { long: [], env: { ...check.env, [leaveOutVariable]: '' } };
    return targets.length === 0 ? [] : [{ ...check, ...all, args: [...args, ...extra, ...targets] }];
  });
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

async function run({ name, command, args, env, hasReport, isShown }) {
  const startedAt = performance.now();
  if (isShown) console.log(`\n— ${name}`);
  const report = join(reports, `${name}.json`);
  const reporting = hasReport ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const { status, said } = await execute(join(programs, command), [...args, ...reporting], { env, isShown });
  if (said !== '') console.log(`\n— ${name}\n${said.trimEnd()}`);
  const count = hasReport ? readReport(report, root) : { passed: 0, failed: 0, failures: [], files: [] };
  // A check without a report counts as one; a run that failed without a failed test (a crash, no test at all) as one
  // failure.
  if (status === 0 && !hasReport) count.passed += 1;
  if (status !== 0 && count.failed === 0) count.failed += 1;
  if (status !== 0 && count.failures.length === 0) count.failures.push(name);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  printStep(status === 0 ? '✓' : '✗', name, `${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

/** `said` is empty if the output was shown live. */
async function execute(program, args, { env, isShown }) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
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
