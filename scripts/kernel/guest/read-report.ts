import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The report of a vitest run: the count of passed tests, and the names of the failed ones. */
export function readReport(path: string, root: string): { passed: number; failures: string[] } {
  if (!existsSync(path)) return { passed: 0, failures: [] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const names = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that fails before its tests, by an import for example, has none.
    return (status === 'failed' && names.length === 0 ? [''] : names).map((test) =>
      `${relative(root, name)} ${test}`.trim(),
    );
  });
  return { passed: numPassedTests, failures };
}
