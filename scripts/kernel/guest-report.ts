/** What the guest says at its end: one line on its console, which its host reads. */

export interface SuiteReport {
  readonly title: string;
  readonly passed: number;
  readonly failures: readonly string[];
}

export interface GuestReport {
  readonly architecture: string;
  readonly kernel: string;
  /** The version that the sandbox uses there as root. */
  readonly controlGroups: string;
  readonly suites: readonly SuiteReport[];
}

const marker = 'KERNEL-TEST-REPORT ';

export const formatReport = (report: GuestReport): string => `${marker}${JSON.stringify(report)}`;

/** Undefined if the guest ended before its report. Kernel messages may come before and after it. */
export function findReport(console: string): GuestReport | undefined {
  const line = console.split(/\r?\n/).findLast((candidate) => candidate.startsWith(marker));
  return line === undefined ? undefined : (JSON.parse(line.slice(marker.length)) as GuestReport);
}

/** The sentences that keep a run from being a proof. */
export function listProblems(
  report: GuestReport | undefined,
  expected: Pick<GuestReport, 'architecture' | 'kernel' | 'controlGroups'>,
): string[] {
  if (report === undefined) return ['The guest ended without a report.'];
  const differences = (['architecture', 'kernel', 'controlGroups'] as const)
    .filter((name) => report[name] !== expected[name])
    .map((name) => `${name}: ${report[name]} instead of ${expected[name]}`);
  const empty = report.suites
    .filter(({ passed }) => passed === 0)
    .map(({ title }) => `${title}: nothing passed`);
  const failures = report.suites.flatMap((suite) =>
    suite.failures.map((failure) => `${suite.title}: ${failure}`),
  );
  const missing = report.suites.length === 0 ? ['Nothing was tested.'] : [];
  return [...differences, ...missing, ...empty, ...failures];
}

export const countTests = (report: GuestReport): number =>
  report.suites.reduce((sum, { passed }) => sum + passed, 0);
