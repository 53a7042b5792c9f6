/**
 * A problem with its jury submissions, whatever format it came in. Readers make it, `verify-package.ts` judges it. Nothing
 * here knows files other than test data: sources are text already.
 */
import type { CaseMode, JudgeMode, RunConditions, Scoring } from '@touchstone/contract';
import type { TreeFile } from '../file-tree/file-tree.ts';
import type { TestGroup } from '../icpc/test-group.ts';
import type { Verdict } from './verdict.ts';

export interface ProblemPackage {
  readonly name: string;
  readonly limits: PackageLimits;
  readonly fileIo: RunConditions['fileIo'];
  readonly isTrailingBlankIgnored: boolean;
  readonly scoring: Scoring;
  readonly judgeMode: JudgeMode;
  readonly caseMode: CaseMode;
  readonly fullScore: number;
  readonly checker: PackageChecker | null;
  readonly cases: readonly PackageCase[];
  /** How the format combines the results of cases; undefined where our own scoring does. */
  readonly grading: PackageGrading | undefined;
  readonly submissions: readonly PackageSubmission[];
  /** What the author may want to know: settings that have no meaning here. */
  readonly notes: readonly string[];
}

export interface PackageChecker {
  readonly program: JuryProgram;
  /** By the ICPC convention, or as its source tells. */
  readonly convention: 'kattis' | 'by-source';
}

export interface PackageGrading {
  readonly root: TestGroup;
  readonly isScoring: boolean;
  readonly objective: 'min' | 'max';
}

export interface PackageLimits {
  readonly timeLimitMs: number | TimeLimitDerivation;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  /** Our limits hold for C and C++ and are scaled for others; those of ICPC packages hold for every language. */
  readonly areScaled: boolean;
}

/** The limit follows from the slowest submission that must not be too slow. */
export interface TimeLimitDerivation {
  readonly factor: number;
  /** The limit is a multiple of this. */
  readonly resolutionMs: number;
  readonly rounding: 'nearest' | 'up';
}

export interface PackageCase {
  /** What people call it; also what patterns of expectations are matched against. */
  readonly name: string;
  readonly source: CaseFiles | GeneratedCase;
  readonly score: number | null;
  readonly group: number;
  /** Further arguments of the checker. */
  readonly checkerArguments: readonly string[];
}

export interface CaseFiles {
  readonly kind: 'files';
  readonly input: TreeFile;
  readonly answer: TreeFile;
}

/** The input is what the generator prints, the answer what a jury submission prints for it. */
export interface GeneratedCase {
  readonly kind: 'generated';
  readonly generator: JuryProgram;
  readonly args: readonly string[];
  readonly answerBy: JuryProgram;
}

export interface JuryProgram {
  /** The first that this machine offers is taken. */
  readonly languages: readonly [string, ...string[]];
  readonly code: string;
  readonly extraFiles: Readonly<Record<string, string>>;
}

export interface PackageSubmission {
  /** Relative to `submissions/`. */
  readonly name: string;
  readonly program: JuryProgram | { readonly skipped: string; readonly language: string };
  readonly expectation: Expectation;
}

export interface Expectation {
  /** The verdict must be one of these, or, where there are rules for cases, that of a case that a rule asked for. */
  readonly verdicts: readonly Verdict[];
  readonly caseRules: readonly CaseRule[];
  readonly score: ScoreRange | undefined;
  /** Of every case in order; null leaves one open. */
  readonly caseVerdicts: readonly (Verdict | null)[] | undefined;
  /** Whether a derived time limit has to leave it enough time. */
  readonly boundsTimeLimit: boolean;
}

export interface ScoreRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** For all cases whose name matches: each must have a permitted verdict, one of them a required one. */
export interface CaseRule {
  /** A pattern for names of cases or groups; undefined means every case. */
  readonly pattern: string | undefined;
  readonly permitted: readonly Verdict[] | undefined;
  readonly required: readonly Verdict[] | undefined;
  /** Part of what the checker said about one of the cases. */
  readonly message: string | undefined;
  readonly score: ScoreRange | undefined;
}
