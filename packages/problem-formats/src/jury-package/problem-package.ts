/**
 * A problem with its jury submissions, independent of its format. Readers create it, `verify-package.ts` judges it. The
 * only files are test data; sources are already text.
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
  /** How the format combines case results; undefined for the site's own scoring. */
  readonly grading: PackageGrading | undefined;
  readonly submissions: readonly PackageSubmission[];
  /** Notes for the author: settings without effect here. */
  readonly notes: readonly string[];
}

export interface PackageChecker {
  readonly program: JuryProgram;
  /** The ICPC convention, or detected from the source. */
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
  /** Site limits apply to C and C++ and are scaled for others; those of ICPC packages apply to every language. */
  readonly areScaled: boolean;
  /** Undefined: the usual limit of the judge. */
  readonly outputLimitMb?: number | undefined;
}

/** The limit is derived from the slowest submission that must pass in time. */
export interface TimeLimitDerivation {
  readonly factor: number;
  /** The limit is a multiple of this. */
  readonly resolutionMs: number;
  readonly rounding: 'nearest' | 'up';
}

export interface PackageCase {
  /** The display name, which expectation patterns match. */
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

/** The input is the output of the generator, the answer that of a jury submission. */
export interface GeneratedCase {
  readonly kind: 'generated';
  readonly generator: JuryProgram;
  readonly args: readonly string[];
  readonly answerBy: JuryProgram;
}

export interface JuryProgram {
  /** The first that this machine offers is used. */
  readonly languages: readonly [string, ...string[]];
  readonly code: string;
  readonly extraFiles: Readonly<Record<string, string>>;
  /** Names of extra files that are compiled together with the code: in C and C++ each as its own unit. */
  readonly sources?: readonly string[];
}

export interface PackageSubmission {
  /** Relative to `submissions/`. */
  readonly name: string;
  readonly program: JuryProgram | { readonly skipped: string; readonly language: string };
  readonly expectation: Expectation;
}

export interface Expectation {
  /** The verdict must be one of these or, with case rules, that of a case that a rule requires. */
  readonly verdicts: readonly Verdict[];
  readonly caseRules: readonly CaseRule[];
  readonly score: ScoreRange | undefined;
  /** For every case in order; null means any. */
  readonly caseVerdicts: readonly (Verdict | null)[] | undefined;
  /** Whether a derived time limit must accept it. */
  readonly boundsTimeLimit: boolean;
}

export interface ScoreRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** For all cases whose name matches: each must have a permitted verdict, one of them a required one. */
export interface CaseRule {
  /** A pattern for case or group names; undefined matches every case. */
  readonly pattern: string | undefined;
  readonly permitted: readonly Verdict[] | undefined;
  readonly required: readonly Verdict[] | undefined;
  /** Part of the checker message of one of the cases. */
  readonly message: string | undefined;
  readonly score: ScoreRange | undefined;
}
