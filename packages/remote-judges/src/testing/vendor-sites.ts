/** The local servers of all vendors with one problem each, and how each site writes a verdict. */
import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { startAtcoderServer } from './atcoder-server.ts';
import { startCodeforcesServer } from './codeforces-server.ts';
import { startHduServer } from './hdu-server.ts';
import { startLibreojServer } from './libreoj-server.ts';
import { startPojServer } from './poj-server.ts';
import type { JudgeRun, SiteVerdict } from './site-runs.ts';
import { startSpojServer } from './spoj-server.ts';
import type { SiteProblem, VendorSite, VendorSiteOptions } from './vendor-site.ts';

export interface LocalVendor {
  start: (options: VendorSiteOptions) => Promise<VendorSite>;
  /** The id of the problem that `startVendorSite` shows. */
  problemId: string;
  /** The address that takes code. */
  submitPath: string;
  /** Names of languages that every machine can judge. */
  languages: { cpp: string; c: string };
  /** In the words of the site; what a site does not tell apart is a wrong answer. */
  words: Readonly<Partial<Record<FinalStatus, string>>>;
}

const plainWords = (compileError: string): LocalVendor['words'] => ({
  [statuses.accepted]: 'Accepted',
  [statuses.presentationError]: 'Presentation Error',
  [statuses.wrongAnswer]: 'Wrong Answer',
  [statuses.timeLimitExceeded]: 'Time Limit Exceeded',
  [statuses.memoryLimitExceeded]: 'Memory Limit Exceeded',
  [statuses.runtimeError]: 'Runtime Error',
  [statuses.compileError]: compileError,
  [statuses.systemError]: 'System Error',
});

const codeforces = {
  start: startCodeforcesServer,
  languages: { cpp: 'GNU G++17 7.3.0', c: 'GNU GCC C11 5.1.0' },
  words: {
    [statuses.accepted]: 'OK',
    [statuses.presentationError]: 'PRESENTATION_ERROR',
    [statuses.wrongAnswer]: 'WRONG_ANSWER',
    [statuses.timeLimitExceeded]: 'TIME_LIMIT_EXCEEDED',
    [statuses.memoryLimitExceeded]: 'MEMORY_LIMIT_EXCEEDED',
    [statuses.runtimeError]: 'RUNTIME_ERROR',
    [statuses.compileError]: 'COMPILATION_ERROR',
    [statuses.systemError]: 'FAILED',
  },
};

export const localVendors: Readonly<Record<RemotePrefix, LocalVendor>> = {
  HDU: {
    start: startHduServer,
    problemId: '1000',
    submitPath: '/submit.php',
    languages: { cpp: 'G++', c: 'GCC' },
    words: plainWords('Compilation Error'),
  },
  CF: { ...codeforces, problemId: '4A', submitPath: '/contest/4/submit' },
  GYM: { ...codeforces, problemId: '100001A', submitPath: '/gym/100001/submit' },
  POJ: {
    start: startPojServer,
    problemId: '1000',
    submitPath: '/submit',
    languages: { cpp: 'G++', c: 'GCC' },
    words: plainWords('Compile Error'),
  },
  SPOJ: {
    start: startSpojServer,
    problemId: 'TEST',
    submitPath: '/submit/complete/',
    languages: { cpp: 'C++14 (gcc 8.3)', c: 'C (gcc 8.3)' },
    words: {
      [statuses.compileError]: '11',
      [statuses.runtimeError]: '12',
      [statuses.timeLimitExceeded]: '13',
      [statuses.wrongAnswer]: '14',
      [statuses.accepted]: '15',
    },
  },
  AC: {
    start: startAtcoderServer,
    problemId: 'abc110_a',
    submitPath: '/contests/abc110/submit',
    languages: { cpp: 'C++ 17 (gcc 12.2)', c: 'C (gcc 12.2.0)' },
    words: {
      [statuses.accepted]: 'AC',
      [statuses.wrongAnswer]: 'WA',
      [statuses.timeLimitExceeded]: 'TLE',
      [statuses.memoryLimitExceeded]: 'MLE',
      [statuses.runtimeError]: 'RE',
      [statuses.compileError]: 'CE',
      [statuses.systemError]: 'IE',
    },
  },
  LIBRE: {
    start: startLibreojServer,
    problemId: '1',
    submitPath: '/api/submission/submit',
    languages: { cpp: 'C++ 17 (G++ O2)', c: 'C 11 (GCC)' },
    words: {
      [statuses.accepted]: 'Accepted',
      [statuses.wrongAnswer]: 'WrongAnswer',
      [statuses.partialAccepted]: 'PartiallyCorrect',
      [statuses.timeLimitExceeded]: 'TimeLimitExceeded',
      [statuses.memoryLimitExceeded]: 'MemoryLimitExceeded',
      [statuses.runtimeError]: 'RuntimeError',
      [statuses.compileError]: 'CompilationError',
      [statuses.systemError]: 'SystemError',
    },
  },
};

export const wordOf = (prefix: RemotePrefix, status: FinalStatus): string => {
  const { words } = localVendors[prefix];
  return words[status] ?? words[statuses.wrongAnswer] ?? '';
};

/** The problem of every local site: the sum of two numbers. */
export const sumProblem: SiteProblem = {
  title: 'A + B Problem',
  description: 'Calculate A + B.',
  sampleInput: '1 2',
  sampleOutput: '3',
};

/** A site with the problem `sumProblem`. That of Codeforces has one of its gym, too. */
export function startVendorSite(
  prefix: RemotePrefix,
  { accounts, judge }: { accounts: VendorSiteOptions['accounts']; judge: JudgeRun },
): Promise<VendorSite> {
  const { start } = localVendors[prefix];
  const ids = Object.values(localVendors).flatMap((one) => (one.start === start ? [one.problemId] : []));
  return start({ accounts, problems: Object.fromEntries(ids.map((id) => [id, sumProblem])), judge });
}

/** The verdict is a word in the code, such as `wrongAnswer`; without one it is accepted. For tests of what surrounds judging. */
export const judgeByWord =
  (prefix: RemotePrefix): JudgeRun =>
  ({ code }): Promise<SiteVerdict> => {
    const named = (['wrongAnswer', 'compileError', 'timeLimitExceeded', 'runtimeError'] as const).find(
      (name) => code.includes(name),
    );
    const status = statuses[named ?? 'accepted'];
    return Promise.resolve({
      result: wordOf(prefix, status),
      timeMs: 15,
      memoryKb: 1800,
      ...(status === statuses.compileError && { compilerOutput: '1.cpp: error: wrong' }),
    });
  };
