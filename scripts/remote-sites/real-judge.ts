/**
 * Judges the runs of the local sites for real: our compilers, our sandbox, our comparison. Only the words of the verdict are
 * those of the site. The judge opens with the first run, because opening it tests compilers.
 */
import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { remoteLanguages } from '@touchstone/contract/remote-languages/index';
import type { JudgingCase } from '@touchstone/contract';
import { statuses } from '@touchstone/contract/statuses';
import { languages } from '@touchstone/judge/languages';
import { judgeSubmission, openJudging, TestDataError, type Judging } from '@touchstone/judge/pipeline';
import type { JudgeRun, SiteVerdict } from '@touchstone/remote-judges/testing/site-runs';
import { wordOf } from '@touchstone/remote-judges/testing/vendor-sites';
import { findLocalLanguage } from '@touchstone/rules/judging/local-language';

export interface RealJudge {
  judgeFor: (prefix: RemotePrefix) => JudgeRun;
  close: () => Promise<void>;
}

/** Short, so that programs that never end cost little. */
const limits = { timeLimitMs: 300, memoryLimitMb: 128, stackLimitMb: 64 };
/** Every language costs a test of its compiler. Any C++ is judged as this one if its own is not offered. */
export const fewestLanguages = ['C++ 17 With O2'];
const cases = [
  ['1 2\n', '3\n'],
  ['-1000000000 1\n', '-999999999\n'],
  ['2000000000 2000000000\n', '4000000000\n'],
] as const;

export function createRealJudge(folder: string, offered: readonly string[]): RealJudge {
  let opening: Promise<Judge> | undefined;
  const stopping = new AbortController();
  return {
    judgeFor: (prefix) => async (run) => {
      opening ??= openJudge(folder, offered);
      const { judging, data } = await opening;
      try {
        return await judge(prefix, run, { judging, data, signal: stopping.signal });
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
        // The site ends, and the run with it.
        return new Promise<never>(() => undefined);
      }
    },
    close: async () => {
      stopping.abort();
      await (await opening)?.judging.close();
    },
  };
}

interface Judge {
  judging: Judging;
  data: JudgingCase[];
}

async function openJudge(folder: string, offered: readonly string[]): Promise<Judge> {
  const paths = new Map<string, string>();
  const store = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    paths.set(sha256, path);
    return { sha256, sizeBytes: Buffer.byteLength(text), name };
  };
  const data: JudgingCase[] = [];
  for (const [index, [input, answer]] of cases.entries())
    data.push({
      caseId: index + 1,
      seq: index + 1,
      group: 1,
      score: null,
      input: await store(`${String(index)}.in`, input),
      answer: await store(`${String(index)}.out`, answer),
    });
  const judging = await openJudging({
    slots: 1,
    cacheFolder: join(folder, 'judge'),
    languages: languages.filter(({ name }) => offered.includes(name)),
    isWarmedUp: false,
    testData: {
      getPath: ({ sha256, name }) => {
        const path = paths.get(sha256);
        return path === undefined
          ? Promise.reject(new TestDataError(`There is no ${name}.`))
          : Promise.resolve(path);
      },
    },
  });
  return { judging, data };
}

async function judge(
  prefix: RemotePrefix,
  run: Parameters<JudgeRun>[0],
  { judging, data, signal }: Judge & { signal: AbortSignal },
): Promise<SiteVerdict> {
  const { status, timeMs, memoryKb, errorMessage } = await judgeSubmission(
    judging.parts,
    {
      kind: 'submission',
      attemptId: randomUUID(),
      program: { language: chooseLanguage(judging, localLanguageOf(prefix, run.language)), code: run.code },
      conditions: { ...limits, fileIo: null, isTrailingBlankIgnored: true, userExtraFiles: {} },
      scoring: 'acm',
      judgeMode: 'default',
      caseMode: 'ergodic_without_error',
      fullScore: 0,
      checker: null,
      judgeExtraFiles: {},
      cases: data,
    },
    { signal },
  );
  return {
    result: wordOf(prefix, status),
    ...(timeMs !== null && { timeMs }),
    ...(memoryKb !== null && { memoryKb }),
    ...(status === statuses.compileError && { compilerOutput: errorMessage ?? '' }),
  };
}

const chooseLanguage = ({ parts }: Judging, wanted: string): string =>
  parts.languages.has(wanted) || !wanted.startsWith('C++') ? wanted : 'C++ 17 With O2';

/** The site of LibreOJ stores the words of its API. */
const apiLanguages: Readonly<Record<string, string>> = {
  'cpp c++17': 'C++ 17 With O2',
  'cpp c++11': 'C++ With O2',
  'c c11': 'C With O2',
  'c c17': 'C With O2',
};

function localLanguageOf(prefix: RemotePrefix, siteId: string): string {
  const language = remoteLanguages[getRemoteVendor(prefix).languageKey].find((one) => one.siteId === siteId);
  const local = language === undefined ? apiLanguages[siteId] : findLocalLanguage(language);
  if (local === undefined) throw new Error(`${prefix}: the language ${siteId} cannot be judged here`);
  return local;
}
