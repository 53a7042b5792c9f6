/**
 * How this works: content `abcd…` is the object `ab/abcd…` of one bucket. Every request is signed (AWS
 * Signature Version 4) and every upload contains its hash, so that the store itself refuses bytes that were
 * damaged in transit. An object appears complete or not at all, and writing one twice gives the same object,
 * so each request is idempotent. It is retried up to three times with growing pauses if the store is
 * unreachable, silent, overloaded or failing. A refusal (wrong key, no bucket) is final and is reported with
 * the store's own error code.
 *
 * A stream is written to a temporary file first: its hash and its length must be known when the upload
 * starts, and a failed attempt can start again. The file is streamed to the store and then removed. Temporary
 * files of a killed server are removed a day later.
 */
import { AwsClient } from 'aws4fetch';
import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import {
  contentPath,
  hashContent,
  MissingContentError,
  type FileStore,
  type StoredContent,
} from './file-store.ts';
import { listS3Content } from './list-s3-content.ts';
import type { S3Location } from './s3-location.ts';
import { sendFile } from './send-file.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';
import { writeHashed } from './write-hashed.ts';

export interface S3Patience {
  attempts: number;
  firstPauseMs: number;
  /** How long the store may take to start its response, besides the time for an upload. */
  answerTimeoutMs: number;
}

export interface S3Settings {
  patience?: S3Patience;
  /** Only for content that is hashed before it is sent: the folder is swept. */
  temporaryFolder?: string;
}

const usualPatience: S3Patience = { attempts: 3, firstPauseMs: 100, answerTimeoutMs: 10_000 };

/** Longer than any upload. */
const unfinishedLifeMs = 86_400_000;

/** A slower upload counts as stuck. */
const slowestUploadBytesPerMs = 100;

export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

type Upload = StoredContent & ({ bytes: Uint8Array<ArrayBuffer> } | { path: string });

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  upload?: Upload;
}

interface Errand {
  client: AwsClient;
  url: string;
  patience: S3Patience;
  request: S3Request;
}

export function createS3FileStore(
  location: S3Location,
  { patience = usualPatience, temporaryFolder = join(tmpdir(), 'touchstone-to-store') }: S3Settings = {},
): FileStore {
  const { accessKeyId, secretAccessKey, region } = location;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const ask = async (sha256: string, request: S3Request) =>
    askPatiently({ client, url: `${location.bucketUrl}/${contentPath(sha256)}`, patience, request });

  const findSize = async (sha256: string) => {
    const answer = await ask(sha256, { method: 'HEAD' });
    return answer.status === 404 ? undefined : Number(answer.headers.get('content-length'));
  };

  const send = async (upload: Upload) => {
    if ((await findSize(upload.sha256)) === upload.sizeBytes) return;
    const answer = await ask(upload.sha256, { method: 'PUT', upload });
    if (answer.status === 404) throw new FileStoreError('The file store has no such bucket');
    await answer.body?.cancel();
  };

  return {
    findSize,
    put: async (bytes) => {
      const content = { sha256: hashContent(bytes), sizeBytes: bytes.length };
      // A copy with its own buffer: fetch does not accept views of shared memory.
      await send({ ...content, bytes: new Uint8Array(bytes) });
      return content.sha256;
    },
    putStream: async (stream, { maximumBytes } = {}) => {
      await mkdir(temporaryFolder, { recursive: true });
      const path = join(temporaryFolder, `to-store-${randomBytes(12).toString('hex')}`);
      const content = await writeHashed(stream, path, maximumBytes);
      try {
        await send({ ...content, path });
      } finally {
        await rm(path, { force: true });
      }
      return content;
    },
    open: async (sha256) => {
      const answer = await ask(sha256, { method: 'GET' });
      if (answer.status === 404) {
        await answer.body?.cancel();
        throw new MissingContentError(sha256);
      }
      // Node's type of the stream and the browser's differ in name only.
      return answer.body === null ? Readable.from([]) : Readable.fromWeb(answer.body as NodeReadableStream);
    },
    remove: async (sha256) => {
      const answer = await ask(sha256, { method: 'DELETE' });
      await answer.body?.cancel();
    },
    sweepUnfinished: () => sweepUnfinished(temporaryFolder, unfinishedLifeMs),
    list: () =>
      listS3Content(async (query) => {
        const url = `${location.bucketUrl}?${query}`;
        const answer = await askPatiently({ client, url, patience, request: { method: 'GET' } });
        if (answer.status === 404) throw new FileStoreError('The file store has no such bucket');
        return answer.text();
      }),
  };
}

/** Returns responses of 2xx and 404; everything else is an error after the last attempt. */
async function askPatiently(errand: Errand): Promise<Response> {
  const { attempts, firstPauseMs } = errand.patience;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(errand);
    if (outcome instanceof Response) return outcome;
    if (attempt >= attempts || !outcome.isPassing) throw outcome.error;
    // With jitter, so that servers that failed together do not retry together.
    await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

interface Failure {
  error: FileStoreError;
  /** Whether a retry may help. */
  isPassing: boolean;
}

async function askOnce(errand: Errand): Promise<Response | Failure> {
  const { method } = errand.request;
  // Signed again for every attempt: a signature contains the time and expires.
  const signed = await sign(errand);
  let answer: Response;
  try {
    answer = await send(signed, errand);
  } catch (cause) {
    // fetch rejects only for errors below HTTP: refused, broken, unresolved, timed out.
    const error = new FileStoreError(`The file store cannot be reached (${method})`, { cause });
    return { error, isPassing: true };
  }
  if (answer.ok || answer.status === 404) return answer;
  const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(await answer.text())?.[1] ?? 'no code';
  const error = new FileStoreError(
    `The file store responded ${String(answer.status)} to ${method} (${code})`,
  );
  return { error, isPassing: answer.status >= 500 || answer.status === 429 };
}

function sign({ client, url, request: { method, upload } }: Errand) {
  const sent = upload && {
    headers: { 'x-amz-content-sha256': upload.sha256 },
    ...('bytes' in upload && { body: upload.bytes }),
  };
  return client.sign(url, { method, ...sent });
}

/**
 * The timeout runs until the response starts. A long download is not aborted; a stalled one is, by fetch's
 * idle timeout.
 */
async function send(signed: Request, { patience, request }: Errand) {
  const timeoutMs = patience.answerTimeoutMs + (request.upload?.sizeBytes ?? 0) / slowestUploadBytesPerMs;
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort(new Error(`No response within ${String(Math.round(timeoutMs))} ms`));
  }, timeoutMs);
  try {
    const { signal } = abort;
    const { upload } = request;
    return await (upload !== undefined && 'path' in upload
      ? sendFile(signed, { ...upload, signal })
      : fetch(signed, { signal }));
  } finally {
    clearTimeout(timer);
  }
}
