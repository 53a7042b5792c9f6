import { createWriteStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { JudgingCase } from '@touchstone/contract';
import type { TreeFile } from '@touchstone/problem-formats/file-tree/file-tree';
import type { GeneratedCase, PackageCase } from '@touchstone/problem-formats/jury-package/problem-package';
import type { LocalTestData } from './local-test-data.ts';

export interface CasePaths {
  readonly inputPath: string;
  readonly answerPath: string;
}

/** Unpacks files of an archive into `folder`; `generate` creates the files of a generated case. */
export async function prepareCases(
  cases: readonly PackageCase[],
  { testData, folder }: { readonly testData: LocalTestData; readonly folder: string },
  generate: (name: string, source: GeneratedCase) => Promise<CasePaths>,
): Promise<JudgingCase[]> {
  const prepared: JudgingCase[] = [];
  for (const [index, { source, group, score }] of cases.entries()) {
    const { inputPath, answerPath } =
      source.kind === 'files'
        ? {
            inputPath: await findPath(source.input, folder),
            answerPath: await findPath(source.answer, folder),
          }
        : await generate(`${index + 1}`, source);
    prepared.push({
      caseId: index + 1,
      seq: index + 1,
      group,
      score,
      input: await testData.add(inputPath),
      answer: await testData.add(answerPath),
    });
  }
  return prepared;
}

async function findPath({ name, diskPath, open }: TreeFile, folder: string): Promise<string> {
  if (diskPath !== undefined) return diskPath;
  const path = join(await mkdtemp(join(folder, 'file-')), name);
  await pipeline(await open(), createWriteStream(path, { flags: 'wx' }));
  return path;
}
