/**
 * `npm run test:previous-release [-- apps/server/src/modules/accounts]`: the server tests of the last release, with its own sources,
 * on the schema of this one. A failure means that a migration would break servers that still run the last release.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLastRelease, latestMigrationVersion } from '@touchstone/database';
import { beginStep, printStep } from '@touchstone/site-setup/console';
import { checkOutCommit, copyMigrations } from './release-tree.ts';

const chosen = process.argv.slice(2);
const { version, commit, lastMigration } = getLastRelease();
const folder = await mkdtemp(join(tmpdir(), 'previous-release-'));

try {
  const step = beginStep('release', `${version} (${commit.slice(0, 8)})`);
  await checkOutCommit(commit, folder);
  await copyMigrations(folder);
  step.done(
    `${version} with the migrations ${String(lastMigration + 1)} to ${String(await latestMigrationVersion())}`,
  );
  process.exitCode = await runTests(chosen.length === 0 ? ['apps/server/src'] : chosen);
  printStep(
    process.exitCode === 0 ? '✓' : '✗',
    'server tests',
    `of ${version} on the schema of this version`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function runTests(paths: readonly string[]): Promise<number> {
  const node = join(folder, 'node_modules/node/bin/node');
  // Pages of the server are tested with the built web.
  const build = spawn(node, ['scripts/testing/build-web.ts'], { cwd: folder, stdio: 'inherit' });
  await once(build, 'exit');
  if (build.exitCode !== 0) return 1;
  const tests = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...paths], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, '.cache') },
  });
  await once(tests, 'exit');
  return tests.exitCode ?? 1;
}
