/** Cases whose files come from several uploads: an author replaced or added single files. */
import type { Queryable } from '@touchstone/database';
import type { StoredFiles } from '../../problems/index.ts';
import type { WantedCase } from '../content/problem-cases.repository.ts';
import { getStagedTestData } from '../test-data/get-staged-test-data.ts';
import { groupOf, scoreOf, unknownCase, type NumberedCase, type Sample } from './draft-samples.ts';

export const hasOwnUpload = ({ inputDir, outputDir }: Sample): boolean =>
  inputDir !== undefined || outputDir !== undefined;

type Uploads = ReadonlyMap<string, readonly StoredFiles[]>;

export async function loadUploads(
  transaction: Queryable,
  { samples, userId }: { samples: readonly Sample[]; userId: string },
): Promise<Uploads> {
  const tokens = new Set(
    samples.flatMap(({ inputDir, outputDir }) =>
      [inputDir, outputDir].filter((token) => token !== undefined),
    ),
  );
  const uploads = new Map<string, readonly StoredFiles[]>();
  for (const token of tokens)
    uploads.set(token, (await getStagedTestData(transaction, { token, userId })).cases);
  return uploads;
}

/** A case with an id stays that case, with other files. */
export function chooseFiles(
  samples: readonly Sample[],
  { stored, uploads }: { stored: readonly NumberedCase[]; uploads: Uploads },
): WantedCase[] {
  const free = new Map(stored.map((one) => [one.id, one]));
  return samples.map((sample) => {
    const base = findBase(sample, free);
    if (base !== undefined) free.delete(base.id);
    const { input, output, inputDir, outputDir } = sample;
    const inputFile =
      inputDir === undefined ? base && inputOf(base) : findFile(uploads.get(inputDir), input, 'input');
    const answerFile =
      outputDir === undefined ? base && answerOf(base) : findFile(uploads.get(outputDir), output, 'answer');
    if (inputFile === undefined || answerFile === undefined) throw unknownCase(sample);
    return {
      id: base?.id,
      inputName: inputFile.name,
      inputSha256: inputFile.sha256,
      inputBytes: inputFile.bytes,
      answerName: answerFile.name,
      answerSha256: answerFile.sha256,
      answerBytes: answerFile.bytes,
      score: scoreOf(sample),
      groupNumber: groupOf(sample),
    };
  });
}

/** The stored case that keeps a file. A client that does not know the id yet names both files. */
function findBase(sample: Sample, free: ReadonlyMap<number, NumberedCase>): NumberedCase | undefined {
  if (sample.id !== undefined) return free.get(sample.id);
  if (hasOwnUpload(sample)) return undefined;
  return free
    .values()
    .find(({ inputName, answerName }) => inputName === sample.input && answerName === sample.output);
}

const inputOf = (one: StoredFiles) => ({
  name: one.inputName,
  sha256: one.inputSha256,
  bytes: one.inputBytes,
});
const answerOf = (one: StoredFiles) => ({
  name: one.answerName,
  sha256: one.answerSha256,
  bytes: one.answerBytes,
});

/** A single file is staged as an input, also when it is an answer. */
function findFile(
  upload: readonly StoredFiles[] | undefined,
  name: string | null | undefined,
  side: 'input' | 'answer',
) {
  const inputs = (upload ?? []).map(inputOf);
  const answers = (upload ?? []).map(answerOf);
  const ordered = side === 'input' ? [...inputs, ...answers] : [...answers, ...inputs];
  return ordered.find((file) => file.name === name);
}
