/**
 * How this works: like `parse-upload.ts`, but the file is written to disk as it arrives, because it may be
 * larger than memory. It is removed when the call has ended, with success or failure, and earlier if the body
 * turns out to be malformed.
 */
import type { CallDefinition } from '@touchstone/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { findStorageFault } from '@touchstone/process-table/storage-fault';
import type { DiskReserve } from '../disk-reserve.ts';
import { callError, CallError } from '../errors/call-error.ts';
import type { SpooledFile } from './call-context.ts';
import { explainUpload, fieldMaximumLength, nameOf } from './parse-upload.ts';
import type { UploadFolder } from './upload-folder.ts';

declare module 'fastify' {
  interface FastifyInstance {
    uploadFolder: UploadFolder;
  }
}

type UploadRules = NonNullable<CallDefinition['upload']>;

interface SpooledUpload {
  file: SpooledFile;
  fields: Record<string, string>;
}

/** Few large writes instead of many small ones. */
const writeBufferBytes = 4 * 1024 * 1024;

/** `work` uses the file, which is removed afterwards. */
export async function withSpooledUpload<Result>(
  request: FastifyRequest,
  { rules, diskReserve }: { rules: UploadRules; diskReserve: Pick<DiskReserve, 'watchWriting'> },
  work: (upload: SpooledUpload) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw callError('wrongMediaType');
  const path = await request.server.uploadFolder.newPath();
  try {
    return await work(await receive(request, rules, { path, onPiece: diskReserve.watchWriting() }));
  } finally {
    await rm(path, { force: true });
  }
}

interface Target {
  path: string;
  onPiece: (bytes: number) => Promise<void>;
}

async function receive(request: FastifyRequest, rules: UploadRules, spool: Target): Promise<SpooledUpload> {
  const fields: Record<string, string> = {};
  const limits = { fileSize: rules.maximumBytes, files: 1, fields: 20, fieldSize: fieldMaximumLength };
  let file: SpooledFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === rules.field) file = await writeToDisk(part, spool);
      else part.file.resume();
    }
  } catch (error) {
    throw error instanceof CallError || findStorageFault(error) !== undefined
      ? error
      : explainUpload(error, rules);
  }
  if (file === undefined) throw callError('invalidField', { field: rules.field, reason: 'missing' });
  return { file, fields };
}

async function writeToDisk(part: MultipartFile, { path, onPiece }: Target): Promise<SpooledFile> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, highWaterMark: writeBufferBytes });
  await pipeline(
    part.file,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        await onPiece(piece.length);
        yield piece;
      }
    },
    target,
  );
  return { name: nameOf(part), path, sizeBytes: target.bytesWritten };
}
