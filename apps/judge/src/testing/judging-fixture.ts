/** For tests: a judge without a server, and tasks with test data written in place. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentFile, RunConditions, TestRunTask } from '@touchstone/contract/judge-messages';
import { languages } from '../languages/index.ts';
import { openJudging, TestDataError, type Judging, type SubmissionWork } from '../pipeline/index.ts';
import { sharedJudgeCache } from './shared-cache.ts';

/** Programs in C, of which only the body matters. */
export const c = (body: string) =>
  `#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\n#include <signal.h>\nint main(void){${body}}`;

export const sum = '#include <stdio.h>\nint main(void){long a,b;scanf("%ld%ld",&a,&b);printf("%ld\\n",a+b);}';
export const sumCases = [
  { input: '1 2\n', answer: '3\n' },
  { input: '20 22\n', answer: '42\n' },
];

export interface JudgingFixture {
  readonly judging: Judging;
  readonly folder: string;
  addFile(content: string | Uint8Array, name?: string): Promise<ContentFile>;
  close(): Promise<void>;
}

interface FixtureOptions {
  readonly slots?: number;
  /** For tests of what is compiled when: an empty folder `cache` below that of the fixture. */
  readonly hasOwnCache?: boolean;
}

/** Only the languages a test needs, so that nothing else is tested first. */
export async function openJudgingFixture(
  names: readonly string[],
  { slots = 2, hasOwnCache = false }: FixtureOptions = {},
): Promise<JudgingFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'judging-'));
  const filesFolder = join(folder, 'files');
  await mkdir(filesFolder);
  const stored = new Set<string>();
  const judging = await openJudging({
    slots,
    cacheFolder: hasOwnCache ? join(folder, 'cache') : sharedJudgeCache,
    // Precompiling takes longer than all that these tests compile.
    isWarmedUp: false,
    languages: languages.filter(({ name }) => names.includes(name)),
    testData: {
      async getPath({ sha256 }) {
        if (!stored.has(sha256)) throw new TestDataError('the store does not have it.');
        return join(filesFolder, sha256);
      },
    },
  });
  const disabled = judging.detected.disabledLanguages.map(({ name, reason }) => `${name}: ${reason}`);
  if (disabled.length > 0) throw new Error(`These tests need ${disabled.join(', ')}`);
  return {
    judging,
    folder,
    async addFile(content, name = 'case') {
      const sha256 = createHash('sha256').update(content).digest('hex');
      // The mode that the strictest store would use: programs read their input whatever it is.
      await writeFile(join(filesFolder, sha256), content, { mode: 0o600 });
      stored.add(sha256);
      return { sha256, sizeBytes: Buffer.byteLength(content), name };
    },
    async close() {
      await judging.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const conditions: RunConditions = {
  timeLimitMs: 1000,
  memoryLimitMb: 64,
  stackLimitMb: 32,
  fileIo: null,
  isTrailingBlankIgnored: true,
  userExtraFiles: {},
};

export interface DescribedCase {
  readonly input: string | Uint8Array;
  readonly answer: string | Uint8Array;
  readonly group?: number;
  readonly score?: number;
}

export interface DescribedTask extends Partial<Omit<SubmissionWork, 'cases' | 'program' | 'conditions'>> {
  readonly language?: string;
  readonly code: string;
  readonly conditions?: Partial<RunConditions>;
  readonly cases: readonly DescribedCase[];
}

export async function makeTask(fixture: JudgingFixture, described: DescribedTask): Promise<SubmissionWork> {
  const { language = 'C', code, conditions: own, cases, ...rest } = described;
  return {
    kind: 'submission',
    attemptId: randomUUID(),
    scoring: 'acm',
    judgeMode: 'default',
    caseMode: 'default',
    fullScore: 100,
    checker: null,
    judgeExtraFiles: {},
    ...rest,
    program: { language, code },
    conditions: { ...conditions, ...own },
    cases: await Promise.all(
      cases.map(async ({ input, answer, group = 1, score = 10 }, index) => ({
        caseId: 1000 + index,
        seq: index + 1,
        group,
        score,
        input: await fixture.addFile(input, `${index + 1}.in`),
        answer: await fixture.addFile(answer, `${index + 1}.out`),
      })),
    ),
  };
}

export function makeTestRun(
  described: Pick<TestRunTask, 'input'> &
    Partial<Pick<TestRunTask, 'expectedOutput'>> & {
      readonly language?: string;
      readonly code: string;
      readonly conditions?: Partial<RunConditions>;
    },
): TestRunTask {
  const { language = 'C', code, conditions: own, input, expectedOutput = null } = described;
  return {
    kind: 'test-run',
    attemptId: randomUUID(),
    program: { language, code },
    conditions: { ...conditions, ...own },
    input,
    expectedOutput,
  };
}
