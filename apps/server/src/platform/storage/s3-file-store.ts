/**
 * How this works: content `abcd…` is the object `ab/abcd…` of one bucket. Every request is signed (AWS Signature Version 4)
 * and every upload names its hash, so that the store itself refuses bytes that were damaged on the way. An object appears
 * whole or not at all, and writing one twice ends in the same object: each request may be repeated. It is, up to three
 * times with growing pauses, when the store is unreachable, silent, overloaded or failing. A refusal (wrong key, no bucket)
 * is final and is told with the store's own error code.
 *
 * A stream is written to a temporary file first: its hash and its length have to be known when the upload begins, and an
 * attempt that failed can begin anew. The file goes to the store piece by piece and is removed in the end. What a killed
 * server left of such files is swept away a day later.
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
  /** How long the store may take to begin its answer, besides the time that an upload needs. */
  answerTimeoutMs: number;
}

export interface S3Settings {
  patience?: S3Patience;
  /** For what has to be hashed before it is sent, and nothing else: it is swept. */
  temporaryFolder?: string;
}

const usualPatience: S3Patience = { attempts: 3, firstPauseMs: 100, answerTimeoutMs: 10_000 };

/** No upload takes that long. */
const unfinishedLifeMs = 86_400_000;

/** Slower than this an upload counts as stuck. */
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
      // A copy with a buffer of its own: fetch does not take views of shared memory.
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

/** Answers of 2xx and 404; everything else is an error in the end. */
async function askPatiently(errand: Errand): Promise<Response> {
  const { attempts, firstPauseMs } = errand.patience;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(errand);
    if (outcome instanceof Response) return outcome;
    if (attempt >= attempts || !outcome.isPassing) throw outcome.error;
    // Spread at random, so that servers that failed together do not come back together.
    await pause(firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

interface Failure {
  error: FileStoreError;
  /** Whether trying again may help. */
  isPassing: boolean;
}

async function askOnce(errand: Errand): Promise<Response | Failure> {
  const { method } = errand.request;
  // Signed anew for every attempt: a signature carries the time and expires.
  const signed = await sign(errand);
  let answer: Response;
  try {
    answer = await send(signed, errand);
  } catch (cause) {
    // fetch rejects only for what happens below HTTP: refused, broken, unresolved, timed out.
    const error = new FileStoreError(`The file store cannot be reached (${method})`, { cause });
    return { error, isPassing: true };
  }
  if (answer.ok || answer.status === 404) return answer;
  const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(await answer.text())?.[1] ?? 'no code';
  const error = new FileStoreError(`The file store answered ${String(answer.status)} to ${method} (${code})`);
  return { error, isPassing: answer.status >= 500 || answer.status === 429 };
}

function sign({ client, url, request: { method, upload } }: Errand) {
  const sent = upload && {
    headers: { 'x-amz-content-sha256': upload.sha256 },
    ...('bytes' in upload && { body: upload.bytes }),
  };
  return client.sign(url, { method, ...sent });
}

/** The time limit runs until the answer begins. A long download is not cut off; one that stalls is, by fetch's idle limit. */
async function send(signed: Request, { patience, request }: Errand) {
  const timeoutMs = patience.answerTimeoutMs + (request.upload?.sizeBytes ?? 0) / slowestUploadBytesPerMs;
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort(new Error(`No answer within ${String(Math.round(timeoutMs))} ms`));
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
