/** Collects reader results with the content of their files, for comparison. */
import { buffer } from 'node:stream/consumers';
import { openArchive } from '../archive/open-archive.ts';
import type { Archive } from '../archive/open-archive.ts';
import type { FileContent, ProblemContent } from '../problem-content.ts';
import type { ReadResult } from '../read-result.ts';

export const contentOf = async (file: FileContent) => (await buffer(await file.open())).toString();

/** Every file as its name and content. */
export async function flatten({ cases, attachments, ...problem }: ProblemContent) {
  const flat = async (file: FileContent) => {
    const content = await contentOf(file);
    if (Buffer.byteLength(content) !== file.sizeBytes) throw new Error(`${file.name} has another size`);
    return [file.name, content] as const;
  };
  const flatCases = [];
  for (const { input, answer, score, group } of cases) {
    flatCases.push({ input: await flat(input), answer: await flat(answer), score, group });
  }
  const flatAttachments = [];
  for (const { name, content } of attachments)
    flatAttachments.push({ name, content: await contentOf(content) });
  return { ...problem, cases: flatCases, attachments: flatAttachments };
}

export type FlatProblem = Awaited<ReturnType<typeof flatten>>;

export type FlatResult =
  | (Extract<ReadResult, { fault: object }> & { problem?: undefined; notes?: undefined })
  | (Omit<Extract<ReadResult, { problem: object }>, 'problem'> & { problem: FlatProblem; fault?: undefined });

/** Files are read before the next result, as importers do. */
export async function gather(results: AsyncIterable<ReadResult>): Promise<FlatResult[]> {
  const gathered: FlatResult[] = [];
  for await (const result of results) {
    gathered.push('problem' in result ? { ...result, problem: await flatten(result.problem) } : result);
  }
  return gathered;
}

export async function gatherArchive(
  path: string,
  read: (archive: Archive) => AsyncIterable<ReadResult>,
): Promise<FlatResult[]> {
  const archive = await openArchive(path);
  try {
    return await gather(read(archive));
  } finally {
    await archive.close();
  }
}
