/**
 * How this works: a zip archive is streamed while it is written. Entries are added first and opened one at a time when
 * they are due, so neither the archive nor a file is ever in memory. If a file cannot be read, the archive aborts with
 * the error, so that a download fails instead of looking complete. If the reader disconnects, nothing more is opened,
 * and the producer of entries is stopped at the next one.
 */
import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileContent } from './problem-content.ts';

export interface ArchiveWriter {
  readonly addFile: (path: string, content: FileContent) => void;
  readonly addText: (path: string, text: string) => void;
  /** Of unknown size. */
  readonly addStream: (path: string, open: () => Promise<Readable>) => void;
}

/** The reader disconnected. */
class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** Test data is large and repetitive: stronger compression takes much longer for little gain. */
const compressionLevel = 3;

/** `fill` adds the entries; it may be slow. */
export function writeArchive(modifiedAt: Date, fill: (writer: ArchiveWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  // The reader disconnected: close what is open.
  output.on('close', () => current?.destroy());
  const fail = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(output);
  const options = { mtime: modifiedAt, compressionLevel };
  const add = (path: string, open: () => Promise<Readable>, size?: number) => {
    zip.addReadStreamLazy(path, { ...options, ...(size !== undefined && { size }) }, (callback) => {
      open().then(
        (stream) => {
          current = stream.on('error', fail);
          if (output.destroyed) stream.destroy();
          callback(null, stream);
        },
        (error: unknown) => {
          fail(error);
          callback(error, null as never);
        },
      );
    });
  };
  const goOn = () => {
    if (output.destroyed) throw new AbandonedError('The archive is not read any more');
  };
  fill({
    addText: (path, text) => {
      goOn();
      zip.addBuffer(Buffer.from(text), path, options);
    },
    addFile: (path, content) => {
      goOn();
      add(path, content.open, content.sizeBytes);
    },
    addStream: (path, open) => {
      goOn();
      add(path, open);
    },
  }).then(() => {
    zip.end();
  }, fail);
  return output;
}

/** Moves the content of the folder to the root of the archive. */
export function withoutFolder(writer: ArchiveWriter, folder: string): ArchiveWriter {
  const strip = (path: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path);
  return {
    addFile: (path, content) => {
      writer.addFile(strip(path), content);
    },
    addText: (path, text) => {
      writer.addText(strip(path), text);
    },
    addStream: (path, open) => {
      writer.addStream(strip(path), open);
    },
  };
}
