/** Runs inside the guest: all tests of one kernel and one version of control groups. */
import { mkdtempSync } from 'node:fs';
import { release } from 'node:os';
import { openSandbox } from '@touchstone/sandbox';
import { formatReport, type SuiteReport } from '../guest-report.ts';
import { judgeFixtures } from './judge-fixtures.ts';
import { runSuite } from './run-suite.ts';

const version = process.env['KERNEL_TEST_CGROUP'];
const files = JSON.parse(process.env['KERNEL_TEST_FILES'] ?? '[]') as string[];

/** What depends on control groups. The rest is the same for an ordinary user with or without them. */
const groupFiles = ['confinement', 'connected', 'faults', 'memory', 'neighbours', 'processes', 'time'];

const sandbox = await openSandbox({
  slots: 1,
  binds: [],
  stateFolder: mkdtempSync('/tmp/kernel-test-'),
});
await sandbox.close();
const { confinement } = sandbox;
process.stdout.write(
  `control groups ${confinement.controlGroups}: ${confinement.weaknesses.join(' ') || 'no weakness'}\n`,
);

// The shortest comes first: a language that is missing is seen within minutes.
const suites: SuiteReport[] = files.length === 0 ? [judgeFixtures()] : [];
suites.push(runSuite('as root', files));
// Version 1 has no safe way to hand a group over.
if (version === 'v2')
  suites.push(runSuite('as an ordinary user', files.length === 0 ? groupFiles : files, 'handed-over'));

const report = {
  architecture: process.arch,
  kernel: release(),
  controlGroups: confinement.controlGroups,
  suites,
};
process.stdout.write(`\n${formatReport(report)}\n`);
