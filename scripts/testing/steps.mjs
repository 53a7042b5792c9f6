/**
 * The steps of `npm test`. `beside` runs while the web is built and the tests run, because tests wait now and then for processes and
 * timers. The tests come after the build: sites of tests need it.
 */
import { totalmem } from 'node:os';

function availableMebibytes() {
  // 0 or a huge number means that this process has no limit.
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1024 / 1024;
}

/**
 * The compiler and the type-aware linter are programs in Go. They collect garbage less often than usual, as long as there is
 * memory: a quarter of the machine, at least 3 GiB. A program that needs more than its limit collects garbage all the time.
 */
const goSettings = { GOGC: '400', GOMEMLIMIT: `${Math.max(3072, Math.floor(availableMebibytes() / 4))}MiB` };

export const staticSteps = [
  // More checkers would compute the same types again, each for itself.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'], env: goSettings },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--type-aware', '--deny-warnings'],
    // As with the checkers: a second thread would compute the same types again.
    env: { ...goSettings, GOMAXPROCS: '1' },
  },
  { name: 'format', command: 'oxfmt', args: ['-c', '.prettierrc.json', '--check', '.'] },
  {
    name: 'dependencies',
    command: 'depcruise',
    args: ['--config', 'scripts/dependency-rules.mjs', 'apps', 'packages', 'scripts', 'journeys'],
  },
  { name: 'kernel', command: 'node', args: ['scripts/kernel/check-proof.ts'] },
];

export const buildStep = { name: 'build', command: 'node', args: ['scripts/testing/build-web.ts'] };

/** `filters` are parts of paths; none means every test of the size. */
export const testStep = ({ filters = [], projects = [] } = {}) => ({
  name: 'tests',
  command: 'vitest',
  args: ['run', ...filters, ...projects.flatMap((project) => ['--project', project])],
  hasReport: true,
});
