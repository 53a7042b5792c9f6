/**
 * `npm start` and `npm run dev`: from a fresh clone or a release to a running Touchstone. This file runs on the Node of the
 * machine and uses only Node itself; once npm has installed Node 24, the launcher in apps/cli takes over.
 *
 * `node scripts/start.mjs install` installs everything and starts nothing: for images.
 */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodeProblem } from '../packages/site-setup/src/check-node.mjs';
import { beginStep, printHeading, printStep } from '../packages/site-setup/src/console.mjs';
import {
  ensureDebianPackages,
  listMissingLanguages,
  requiredPackages,
} from '../packages/site-setup/src/debian-packages.mjs';
import {
  bundledNode,
  ensureNpmPackages,
  findBundledNodeProblem,
} from '../packages/site-setup/src/npm-packages.mjs';
import { isRelease } from '../packages/site-setup/src/release.mjs';
import { runInForeground } from '../packages/site-setup/src/run-in-foreground.mjs';
import { ensureSandbox } from '../packages/site-setup/src/sandbox.mjs';
import { stripPrograms } from '../packages/site-setup/src/strip-programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await main();

async function main() {
  printHeading();
  const nodeProblem = findNodeProblem();
  if (nodeProblem !== undefined) return refuse('Node', nodeProblem);
  const npm = await ensureNpmPackages(root, beginStep);
  if (npm.error !== undefined) return refuse('npm packages', npm.error);
  if (!npm.installed) printStep('✓', 'npm packages', 'up to date');
  const bundledNodeProblem = findBundledNodeProblem(root);
  if (bundledNodeProblem !== undefined) return refuse('Node 24', bundledNodeProblem);
  await prepareSystemPackages({ isFirstStart: npm.installed });
  if (isRelease(root)) stripPrograms(root);
  const sandbox = await ensureSandbox(root);
  if (sandbox.error !== undefined) printStep('!', 'sandbox', sandbox.error);
  if (process.argv[2] === 'install') return 0;
  const env = { NODE_COMPILE_CACHE: chooseCompileCache(), ...process.env };
  const command = process.argv[2] === 'dev' ? 'dev' : 'start';
  const launcher = [join(root, 'apps/cli/src/main.ts'), command];
  return await runInForeground(join(root, bundledNode), launcher, { cwd: root, env });
}

/** It persists between starts. That of a release is with the data, because its folder may be read-only. */
function chooseCompileCache() {
  if (!isRelease(root)) return join(root, '.cache', 'compiled');
  return join(resolve(process.env.DATA_DIR?.trim() || join(root, 'data')), 'compiled');
}

/** The first start offers further languages; `npx touchstone doctor` repeats it. */
async function prepareSystemPackages({ isFirstStart }) {
  const result = await ensureDebianPackages(requiredPackages, beginStep);
  if (result.state === 'complete') printStep('✓', 'system packages', result.text);
  if (result.state === 'missing' || result.state === 'not-debian')
    printStep('!', 'system packages', result.text);
  if (result.state === 'not-debian' || !isFirstStart) return;
  const further = listMissingLanguages();
  if (further.length === 0) return;
  const languages = further.map(({ reason }) => reason).join(', ');
  const names = further.map(({ name }) => name).join(' ');
  printStep('·', 'more languages', `for ${languages}:\nsudo apt-get install -y ${names}`);
}

function refuse(label, text) {
  printStep('✗', label, text);
  return 1;
}
