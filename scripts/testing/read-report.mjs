import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The report of a vitest run: its counts, the names of the failed tests, and the duration of each file. */
export function readReport(path, root) {
  if (!existsSync(path)) return { passed: 0, failed: 0, failures: [], files: [] };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that fails before its tests, by an import for example, has none.
    return (status === 'failed' && names.length === 0 ? [''] : names).map((test) =>
      `${relative(root, name)} ${test}`.trim(),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures, files };
}

/** One line for each of the slowest files, so that growth is visible. */
export function listLongest(files, count) {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
