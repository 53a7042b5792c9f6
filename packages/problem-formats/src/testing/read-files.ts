import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeZip } from '../archive/testing/build-zip.ts';
import { openArchive, type Archive } from '../archive/open-archive.ts';
import type { FileContent, ProblemContent } from '../problem-content.ts';
import type { FormatNote, ReadResult } from '../read-result.ts';

export type Files = Readonly<Record<string, string | Buffer>>;

/** Runs with a real archive of these files, by path. */
export async function withArchive<Result>(
  files: Files,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-formats-'));
  try {
    const entries = Object.entries(files).map(([name, content]) => ({ name, content }));
    const archive = await openArchive(await writeZip(join(folder, 'package.zip'), entries));
    try {
      return await work(archive);
    } finally {
      await archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Test data and attachments as text, since the archive is closed after the test. */
export interface ReadProblem extends Omit<ProblemContent, 'cases' | 'attachments'> {
  readonly cases: readonly { input: string; answer: string; score: number | null; group: number }[];
  readonly attachments: Readonly<Record<string, string>>;
  readonly notes: readonly FormatNote[];
}

export async function readFiles(
  files: Files,
  read: (archive: Archive) => AsyncIterable<ReadResult>,
): Promise<(ReadProblem | Extract<ReadResult, { fault: unknown }>['fault'])[]> {
  return await withArchive(files, (archive) => readAll(read(archive)));
}

export async function readAll(results: AsyncIterable<ReadResult>) {
  const read = [];
  for await (const result of results)
    read.push('fault' in result ? result.fault : await toText(result.problem, result.notes));
  return read;
}

async function toText(problem: ProblemContent, notes: readonly FormatNote[]): Promise<ReadProblem> {
  const cases = [];
  for (const { input, answer, score, group } of problem.cases)
    cases.push({ input: await contentOf(input), answer: await contentOf(answer), score, group });
  const attachments: Record<string, string> = {};
  for (const { name, content } of problem.attachments) attachments[name] = await contentOf(content);
  return { ...problem, cases, attachments, notes };
}

const contentOf = async ({ open }: FileContent): Promise<string> => text(await open());

/** The only problem of a valid archive. */
export async function readProblem(
  files: Files,
  read: (archive: Archive) => AsyncIterable<ReadResult>,
): Promise<ReadProblem> {
  const [result] = await readFiles(files, read);
  if (result === undefined || !('title' in result))
    throw new Error(`The package is refused: ${JSON.stringify(result)}`);
  return result;
}
