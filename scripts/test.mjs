/**
 * `npm test`: checks this tree, from a fresh clone. Installs what is missing, runs every step to its end and closes with one line,
 * `N passed, N failed`. It runs on the Node of the machine; the steps run on Node 24. `testing/plan-run.mjs` says what its words
 * mean; `--cpu` counts the CPU time of each step and test file.
 *
 * How this works: on two cores CPU time is scarce, so the static checks run beside the build of the web and then beside the tests.
 * What vitest can do is left to it; this file does the rest: the installation, the steps beside each other, one summary.
 */
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from '../packages/site-setup/src/check-node.mjs';
import { beginStep, printHeading, printLine, printStep } from '../packages/site-setup/src/console.mjs';
import { ensureDebianPackages, requiredPackages } from '../packages/site-setup/src/debian-packages.mjs';
import { ensureNpmPackages, findBundledNodeProblem } from '../packages/site-setup/src/npm-packages.mjs';
import { ensureSandbox } from '../packages/site-setup/src/sandbox.mjs';
import { printCpuTable, runCounted } from './testing/cpu-table.mjs';
import { planRun } from './testing/plan-run.mjs';
import { runStep } from './testing/run-step.mjs';
import { showProgress } from './testing/show-progress.mjs';
import { rememberPassed } from './testing/slices.mjs';
import { buildStep } from './testing/steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const shownLongest = 10;

const testPackages = [
  ...requiredPackages,
  { name: 'golang-go', reason: 'compiles the Go programs of the tests' },
  { name: 'chromium-headless-shell', reason: 'runs the browser journeys' },
  { name: 'fonts-noto-cjk', reason: 'shows Chinese in the journeys' },
];

process.exitCode = await main();

async function main() {
  printHeading();
  const words = process.argv.slice(2);
  const plan = planRun(
    root,
    words.filter((word) => word !== '--cpu'),
  );
  const problem = findNodeProblem() ?? (await prepare(plan));
  if (problem !== undefined) {
    printStep('✗', 'set-up', problem);
    console.log('0 passed, 1 failed');
    return 1;
  }
  for (const { name, reason = 'chosen' } of plan.slices) printStep('·', `slice ${name}`, reason);
  const startedAt = performance.now();
  const results = words.includes('--cpu') ? await runCounted(root, plan) : await runBeside(plan);
  if (words.includes('--cpu')) printCpuTable(results);
  return summarise(plan, results, startedAt);
}

async function prepare({ slices }) {
  const npm = await ensureNpmPackages(root, beginStep);
  if (npm.error !== undefined) return npm.error;
  const nodeProblem = findBundledNodeProblem(root);
  if (nodeProblem !== undefined) return nodeProblem;
  const ofSlices = slices.flatMap(({ name, packages = [] }) =>
    packages.map((item) => ({ name: item, reason: `for the tests of ${name}` })),
  );
  const system = await ensureDebianPackages([...testPackages, ...ofSlices], beginStep);
  if (system.state !== 'complete' && system.state !== 'installed')
    printStep('!', 'system packages', system.text);
  return (await ensureSandbox(root)).error;
}

async function runBeside({ beside, build, tests, after }) {
  const progress = showProgress();
  const run = async (step) => {
    progress.begin(step.name);
    const result = await runStep(step, {
      root,
      onChange: (detail) => progress.update(step.name, detail),
      onFailure: (name, message) => printStep('✗', name, `\n${message}`),
    });
    progress.end(step.name);
    printResult(result);
    return result;
  };
  const besides = Promise.all(beside.map(run));
  const results = [];
  for (const step of [...(build ? [buildStep] : []), ...(tests === undefined ? [] : [tests]), ...after])
    results.push(await run(step));
  results.push(...(await besides));
  progress.close();
  return results;
}

function printResult({ name, isGood, passed, failed, seconds, output }) {
  if (!isGood) printLine(`\n— ${name}\n${output.trimEnd()}\n`);
  printStep(isGood ? '✓' : '✗', name, `${passed} passed, ${failed} failed, ${seconds} s`);
}

function summarise({ size, slices, leftOut }, results, startedAt) {
  const files = results.flatMap((result) => result.files);
  const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownLongest);
  const lines = longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
  if (lines.length > 0) console.log(`\nThe test files that took longest:\n${lines.join('\n')}`);
  if (size === 'daily')
    console.log('\nLeft out: the long tests, which npm run test:all runs, and the slices.');
  else if (leftOut.length > 0) console.log(`\nNot due: ${leftOut.map(({ name }) => name).join(', ')}`);
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((sum, result) => sum + result[key], 0),
  );
  const isGood = failed === 0 && passed > 0;
  if (isGood && size !== undefined)
    rememberPassed(
      root,
      slices.map(({ name }) => name),
    );
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
  return isGood ? 0 : 1;
}
