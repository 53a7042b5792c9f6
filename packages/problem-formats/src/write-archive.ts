/**
 * How this works: a zip archive is written while it is read. Entries are told first and opened when their turn comes, one at
 * a time, so neither the archive nor a file is ever held. Where a file cannot be read, the archive breaks off with the error:
 * whoever downloads it sees a failure and no archive that looks whole. Where nobody reads on, nothing more is opened, and
 * whoever tells entries is stopped at the next one.
 */
import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileContent } from './problem-content.ts';

export interface ArchiveWriter {
  readonly addFile: (path: string, content: FileContent) => void;
  readonly addText: (path: string, text: string) => void;
  /** Of a size that is not known before. */
  readonly addStream: (path: string, open: () => Promise<Readable>) => void;
}

/** Nobody wants the rest. */
class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** Test data is large and dull: stronger compression takes much longer for little. */
const compressionLevel = 3;

/** `fill` tells the entries; it may take its time. */
export function writeArchive(modifiedAt: Date, fill: (writer: ArchiveWriter) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  // Nobody wants the rest: what is open must not stay so.
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

/** What is written into the folder comes to the root of the archive. */
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
