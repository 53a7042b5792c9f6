import type { Verdict } from '@touchstone/problem-formats/jury-package/verdict';

/** One line of the report. */
export interface SubmissionReport {
  readonly problem: string;
  readonly submission: string;
  readonly language: string;
  readonly expected: readonly Verdict[];
  /** Null: not judged. */
  readonly got: Verdict | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly ok: boolean | null;
  readonly score?: number;
  /** Why it is not ok. */
  readonly reason?: string;
  /** Of a slow solution, where the time limit is derived from the others. Null: above it, where the run was stopped. */
  readonly derivedLimit?: { readonly timeLimitMs: number; readonly belowByMs: number | null };
  /** Why it was not judged. */
  readonly skipped?: string;
}

export interface Totals {
  readonly total: number;
  readonly ok: number;
  readonly failed: number;
  readonly skipped: number;
  readonly problems: number;
  /** Errors of packages that could not be read. */
  readonly unreadable: readonly string[];
}

export function countReports(reports: readonly SubmissionReport[], unreadable: readonly string[]): Totals {
  const skipped = reports.filter(({ got }) => got === null).length;
  const ok = reports.filter((report) => report.ok === true).length;
  return {
    total: reports.length,
    ok,
    failed: reports.length - ok - skipped,
    skipped,
    problems: new Set(reports.map(({ problem }) => problem)).size,
    unreadable,
  };
}

/** 2: a package could not be read. 1: a result does not match its expectation, or nothing could be judged. */
export function exitCodeOf({ total, ok, failed, skipped, unreadable }: Totals): number {
  if (unreadable.length > 0) return 2;
  return failed > 0 || (ok === 0 && skipped === total) ? 1 : 0;
}
