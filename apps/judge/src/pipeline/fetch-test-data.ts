import type { ContentFile, JudgingCase } from '@touchstone/contract/judge-messages';
import { describeFailure } from './failure.ts';
import { TestDataError, type TestDataSource } from './judging-parts.ts';

/** Files by hash: where they are, or why they could not be had. Each is asked for once. */
export interface FetchedData {
  /** Throws a TestDataError that names the file. */
  getPath(file: ContentFile): string;
  /** Fetches those again that have vanished. */
  restore(files: readonly ContentFile[]): Promise<void>;
}

/** Called before a slot is taken: a slot never idles while the network is slow. */
export async function fetchTestData(
  source: TestDataSource,
  cases: readonly JudgingCase[],
  signal: AbortSignal,
): Promise<FetchedData> {
  const files = new Map(
    cases.flatMap(({ input, answer }) => [input, answer]).map((file) => [file.sha256, file]),
  );
  const fetched = new Map(
    await Promise.all(
      [...files.values()].map(
        async (file) => [file.sha256, await fetchFile(source, file, { signal })] as const,
      ),
    ),
  );
  return {
    getPath({ sha256, name }) {
      const file = fetched.get(sha256);
      if (file !== undefined && 'path' in file) return file.path;
      throw new TestDataError(
        `The test data file ${name} cannot be had: ${file?.reason ?? 'it is not listed.'}`,
      );
    },
    async restore(lost) {
      for (const file of lost)
        fetched.set(file.sha256, await fetchFile(source, file, { signal, isLost: true }));
    },
  };
}

async function fetchFile(
  source: TestDataSource,
  file: ContentFile,
  { signal, isLost = false }: { signal: AbortSignal; isLost?: boolean },
): Promise<{ path: string } | { reason: string }> {
  try {
    return { path: await source.getPath(file, signal, { isLost }) };
  } catch (error) {
    signal.throwIfAborted();
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    return { reason };
  }
}
