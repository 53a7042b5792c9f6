/**
 * How this works
 *
 * A file is streamed to a temporary name while its size and hash are checked, so that a large one needs no memory and
 * nothing wrong is ever seen under its final name. A server or a store that is away is waited for, since it may only be restarting;
 * after two minutes the task is given back. A file that is missing twice, or comes with the wrong content twice, is an error that a
 * person must look at: one of several servers may not have seen it yet.
 */
import type { ContentFile } from '@touchstone/contract/judge-messages';
import { createHash } from 'node:crypto';
import { chmod, open } from 'node:fs/promises';
import type { Gateway } from '../gateway/call-gateway.ts';
import { pause, retryPauseMs } from '../gateway/pause.ts';
import { MachineError } from '../machine/machine-fault.ts';
import { TestDataError } from '../pipeline/judging-parts.ts';

/**
 * A program may open its standard input again by name (`/dev/stdin`), which needs the right to read the file. The folder
 * keeps other users of the machine out.
 */
export const testDataMode = 0o444;

const longestSilenceMs = 30_000;
const longestOutageMs = 120_000;

/** Writes the file to `path`, which must not exist. The caller removes it when this throws. */
export type FetchFile = (file: ContentFile, path: string, signal: AbortSignal) => Promise<void>;

class OutageError extends Error {}
class WrongFileError extends Error {}

export function createFetchFile(gateway: Gateway, outageMs = longestOutageMs): FetchFile {
  return async (file, path, signal) => {
    const givesUpAt = performance.now() + outageMs;
    let wrongFiles = 0;
    for (let failures = 1; ; failures += 1) {
      try {
        await download(gateway, { file, path, signal });
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof WrongFileError) {
          wrongFiles += 1;
          if (wrongFiles > 1) throw new TestDataError(`Test data ${file.name} ${error.message}`);
          await pause(retryPauseMs(failures), signal);
          continue;
        }
        if (!(error instanceof OutageError)) throw error;
        if (performance.now() >= givesUpAt)
          throw new MachineError('store', `Test data ${file.name} cannot be fetched: ${error.message}`);
        await pause(retryPauseMs(failures), signal);
      }
    }
  };
}

interface Download {
  readonly file: ContentFile;
  readonly path: string;
  readonly signal: AbortSignal;
}

async function download(gateway: Gateway, { file, path, signal }: Download): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), longestSilenceMs);
  try {
    const response = await fetch(`${gateway.serverUrl}/judge-gateway/files/${file.sha256}`, {
      headers: { authorization: gateway.token },
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    checkStatus(response, file);
    await store(response, { file, path, onBytes: () => timer.refresh() });
  } catch (error) {
    if (isNetworkError(error)) throw new OutageError(describeNetworkError(error), { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function checkStatus({ status }: Response, file: ContentFile): void {
  if (status === 404) throw new WrongFileError(`is missing on the server (${file.sha256}).`);
  if (status !== 200) throw new OutageError(`the server answered ${status}`);
}

async function store(
  response: Response,
  { file, path, onBytes }: { file: ContentFile; path: string; onBytes: () => void },
): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  const target = await open(path, 'w', 0o600);
  try {
    for await (const part of response.body ?? []) {
      onBytes();
      size += part.length;
      if (size > file.sizeBytes) break;
      hash.update(part);
      await target.writeFile(part);
    }
  } finally {
    await target.close();
  }
  if (size !== file.sizeBytes)
    throw new WrongFileError(`is corrupt: it should have ${file.sizeBytes} bytes, the server sent ${size}`);
  if (hash.digest('hex') !== file.sha256)
    throw new WrongFileError('is corrupt: its content does not have its hash');
  await chmod(path, testDataMode);
}

/** fetch reports an unreachable server as TypeError, an abort as AbortError. */
const isNetworkError = (error: unknown): error is Error =>
  error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');

const describeNetworkError = (error: Error): string =>
  error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
