/** Expectations implied by the folder of a submission. */
import type { CaseRule } from '../jury-package/problem-package.ts';
import { crashes, rejections, wrongAnswers, type Verdict } from '../jury-package/verdict.ts';

export interface FolderExpectation {
  readonly verdicts: readonly Verdict[];
  readonly permitted?: readonly Verdict[];
  readonly required?: readonly Verdict[];
  readonly boundsTimeLimit: boolean;
}

const accepted: FolderExpectation = { verdicts: ['AC'], permitted: ['AC'], boundsTimeLimit: true };

/** Not in either edition of the format, but in use. */
const customary: Readonly<Record<string, FolderExpectation>> = {
  compiler_error: { verdicts: ['CE'], boundsTimeLimit: false },
  compile_error: { verdicts: ['CE'], boundsTimeLimit: false },
  memory_limit_exceeded: { verdicts: crashes, required: crashes, boundsTimeLimit: false },
  output_limit_exceeded: { verdicts: ['RE', ...wrongAnswers], boundsTimeLimit: false },
  output_limit: { verdicts: ['RE', ...wrongAnswers], boundsTimeLimit: false },
  no_output: { verdicts: wrongAnswers, boundsTimeLimit: false },
  presentation_error: { verdicts: wrongAnswers, boundsTimeLimit: false },
  rejected: { verdicts: rejections, boundsTimeLimit: false },
  partially_accepted: { verdicts: ['PA'], boundsTimeLimit: false },
};

/** A slow program may also be wrong, and a crashing one may be anything. */
const legacy: Readonly<Record<string, FolderExpectation>> = {
  ...customary,
  accepted,
  wrong_answer: {
    verdicts: wrongAnswers,
    permitted: ['AC', ...wrongAnswers],
    required: wrongAnswers,
    boundsTimeLimit: false,
  },
  time_limit_exceeded: {
    verdicts: ['TLE'],
    permitted: ['AC', 'TLE', ...wrongAnswers],
    required: ['TLE'],
    boundsTimeLimit: false,
  },
  run_time_error: { verdicts: crashes, required: crashes, boundsTimeLimit: false },
};

const later: Readonly<Record<string, FolderExpectation>> = {
  ...customary,
  accepted,
  wrong_answer: {
    verdicts: wrongAnswers,
    permitted: ['AC', ...wrongAnswers],
    required: wrongAnswers,
    boundsTimeLimit: true,
  },
  time_limit_exceeded: {
    verdicts: ['TLE'],
    permitted: ['AC', 'TLE'],
    required: ['TLE'],
    boundsTimeLimit: false,
  },
  run_time_error: {
    verdicts: crashes,
    permitted: ['AC', ...crashes],
    required: crashes,
    boundsTimeLimit: true,
  },
  brute_force: {
    verdicts: ['TLE', ...crashes],
    permitted: ['AC', 'TLE', ...crashes],
    required: ['TLE', ...crashes],
    boundsTimeLimit: false,
  },
};

export function findFolderExpectation(
  edition: 'legacy' | '2023-07',
  folder: string,
): FolderExpectation | undefined {
  const known = edition === 'legacy' ? legacy : later;
  return Object.hasOwn(known, folder) ? known[folder] : undefined;
}

export function ruleOfFolder({ permitted, required }: FolderExpectation): CaseRule[] {
  if (!permitted && !required) return [];
  return [{ pattern: undefined, permitted, required, message: undefined, score: undefined }];
}
