/** The tests of the sandbox, as root or as an ordinary user to whom a control group is handed over. */
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import type { SuiteReport } from '../guest-report.ts';
import { readReport } from './read-report.ts';

const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
const hierarchy = '/sys/fs/cgroup';
const ordinaryUser = 1000;

export function runSuite(title: string, files: readonly string[], delegate?: string): SuiteReport {
  const folder = mkdtempSync('/tmp/kernel-test-');
  const report = join(folder, 'report.json');
  const command = [process.execPath, vitest, 'run', '--config', 'scripts/kernel/guest/vitest.config.ts'];
  // The repository is not writable for an ordinary user: no cache of configuration or modules beside it.
  const caching = ['--configLoader=runner', '--no-cache', `--fsModuleCachePath=${join(folder, 'modules')}`];
  const reporting = [
    '--root',
    repositoryRoot,
    '--reporter=verbose',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  try {
    const [program = '', ...args] = [
      ...(delegate === undefined ? [] : asOrdinaryUser(delegate, folder)),
      ...command,
      ...caching,
      ...reporting,
      ...files,
    ];
    const { status } = spawnSync(program, args, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const { passed, failures } = readReport(report, repositoryRoot);
    const isSilentFailure = status !== 0 && failures.length === 0;
    return { title, passed, failures: isSilentFailure ? [`vitest ended with ${String(status)}`] : failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As a service manager hands a group over: the folder and the files that move processes and enable controllers. */
function asOrdinaryUser(name: string, folder: string): string[] {
  const group = join(hierarchy, name);
  writeFileSync(join(hierarchy, 'cgroup.subtree_control'), '+memory +pids');
  mkdirSync(group);
  for (const path of [
    group,
    ...['cgroup.procs', 'cgroup.threads', 'cgroup.subtree_control'].map((file) => join(group, file)),
  ])
    chownSync(path, ordinaryUser, ordinaryUser);
  chownSync(folder, ordinaryUser, ordinaryUser);
  const user = String(ordinaryUser);
  const script = `echo $$ > ${group}/cgroup.procs && exec "$@"`;
  const change = ['setpriv', '--reuid', user, '--regid', user, '--clear-groups', 'env', `HOME=${folder}`];
  return ['sh', '-c', script, 'sh', ...change];
}
