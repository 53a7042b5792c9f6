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
import { growingPauseMs } from '@touchstone/process-table/growing-pause';
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
  FileStoreError,
  hashContent,
  markName,
  MissingContentError,
  type FileStore,
  type StoredContent,
  type WatchWriting,
} from './file-store.ts';
import { listS3Content } from './list-s3-content.ts';
import type { S3Location } from './s3-location.ts';
import { sendFile } from './send-file.ts';
import { sweepUnfinished } from './sweep-unfinished.ts';
import { writeHashed } from './write-hashed.ts';

export interface S3RetryPolicy {
  attempts: number;
  firstPauseMs: number;
  /** How long the store may take to start its response, besides the time for an upload. */
  responseTimeoutMs: number;
}

export interface S3Settings {
  retryPolicy?: S3RetryPolicy;
  /** Only for content that is hashed before it is sent: the folder is swept. */
  temporaryFolder?: string;
  watchWriting?: WatchWriting | undefined;
}

const longestPauseMs = 2_000;
const defaultRetryPolicy: S3RetryPolicy = { attempts: 3, firstPauseMs: 100, responseTimeoutMs: 10_000 };

/** Longer than any upload. */
const unfinishedTtlMs = 86_400_000;

/** A slower upload counts as stuck. */
const slowestUploadBytesPerMs = 100;

type Upload = StoredContent & ({ bytes: Uint8Array<ArrayBuffer> } | { path: string });

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  upload?: Upload;
}

interface S3Call {
  client: AwsClient;
  url: string;
  retryPolicy: S3RetryPolicy;
  request: S3Request;
}

export function createS3FileStore(
  location: S3Location,
  {
    retryPolicy = defaultRetryPolicy,
    temporaryFolder = join(tmpdir(), 'touchstone-to-store'),
    watchWriting,
  }: S3Settings = {},
): FileStore {
  const { accessKeyId, secretAccessKey, region } = location;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const sendTo = (name: string, request: S3Request) =>
    sendWithRetries({ client, url: `${location.bucketUrl}/${name}`, retryPolicy, request });
  const sendRequest = async (sha256: string, request: S3Request) => sendTo(contentPath(sha256), request);

  const findSize = async (sha256: string) => {
    const response = await sendRequest(sha256, { method: 'HEAD' });
    return response.status === 404 ? undefined : Number(response.headers.get('content-length'));
  };

  const send = async (upload: Upload) => {
    if ((await findSize(upload.sha256)) === upload.sizeBytes) return;
    const response = await sendRequest(upload.sha256, { method: 'PUT', upload });
    if (response.status === 404) throw new FileStoreError('The file store has no such bucket');
    await response.body?.cancel();
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
      const content = await writeHashed(stream, path, { maximumBytes, onPiece: watchWriting?.() });
      try {
        await send({ ...content, path });
      } finally {
        await rm(path, { force: true });
      }
      return content;
    },
    open: async (sha256) => {
      const response = await sendRequest(sha256, { method: 'GET' });
      if (response.status === 404) {
        await response.body?.cancel();
        throw new MissingContentError(sha256);
      }
      // Node's type of the stream and the browser's differ in name only.
      return response.body === null
        ? Readable.from([])
        : Readable.fromWeb(response.body as NodeReadableStream);
    },
    remove: async (sha256) => {
      const response = await sendRequest(sha256, { method: 'DELETE' });
      await response.body?.cancel();
    },
    readMark: async () => {
      const response = await sendTo(markName, { method: 'GET' });
      const text = await response.text();
      return response.status === 404 ? undefined : text.trim();
    },
    writeMark: async (mark) => {
      const bytes = new Uint8Array(Buffer.from(mark));
      const upload = { sha256: hashContent(bytes), sizeBytes: bytes.length, bytes };
      const response = await sendTo(markName, { method: 'PUT', upload });
      if (response.status === 404) throw new FileStoreError('The file store has no such bucket');
      await response.body?.cancel();
    },
    sweepUnfinished: () => sweepUnfinished(temporaryFolder, unfinishedTtlMs),
    list: () =>
      listS3Content(async (query) => {
        const url = `${location.bucketUrl}?${query}`;
        const response = await sendWithRetries({ client, url, retryPolicy, request: { method: 'GET' } });
        if (response.status === 404) throw new FileStoreError('The file store has no such bucket');
        return response.text();
      }),
  };
}

/** Returns responses of 2xx and 404; everything else is an error after the last attempt. */
async function sendWithRetries(call: S3Call): Promise<Response> {
  const { attempts, firstPauseMs } = call.retryPolicy;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendOnce(call);
    if (outcome instanceof Response) return outcome;
    if (attempt >= attempts || !outcome.isTransient) throw outcome.error;
    await pause(growingPauseMs(attempt, { firstMs: firstPauseMs, longestMs: longestPauseMs }));
  }
}

interface Failure {
  error: FileStoreError;
  /** Whether a retry may help. */
  isTransient: boolean;
}

async function sendOnce(call: S3Call): Promise<Response | Failure> {
  const { method } = call.request;
  // Signed again for every attempt: a signature contains the time and expires.
  const signed = await sign(call);
  let response: Response;
  try {
    response = await send(signed, call);
  } catch (cause) {
    // fetch rejects only for errors below HTTP: refused, broken, unresolved, timed out.
    const error = new FileStoreError(`The file store cannot be reached (${method})`, { cause });
    return { error, isTransient: true };
  }
  if (response.ok || response.status === 404) return response;
  const code = /<Code>([A-Za-z]{1,64})<\/Code>/.exec(await response.text())?.[1] ?? 'no code';
  const error = new FileStoreError(
    `The file store responded ${String(response.status)} to ${method} (${code})`,
  );
  return { error, isTransient: response.status >= 500 || response.status === 429 };
}

function sign({ client, url, request: { method, upload } }: S3Call) {
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
async function send(signed: Request, { retryPolicy, request }: S3Call) {
  const timeoutMs =
    retryPolicy.responseTimeoutMs + (request.upload?.sizeBytes ?? 0) / slowestUploadBytesPerMs;
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
