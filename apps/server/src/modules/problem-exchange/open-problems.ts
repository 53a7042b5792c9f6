/** Opens the problems of an uploaded file. */
import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { detectFormat, findRoot } from '@touchstone/problem-formats/detect-format';
import { readFps } from '@touchstone/problem-formats/fps/read-fps';
import { readHoj } from '@touchstone/problem-formats/hoj/read-hoj';
import { readHydro } from '@touchstone/problem-formats/hydro/read-hydro';
import { readIcpc } from '@touchstone/problem-formats/icpc/read-icpc';
import { readPolygon } from '@touchstone/problem-formats/polygon/read-polygon';
import { readQduoj } from '@touchstone/problem-formats/qduoj/read-qduoj';
import type { ReadResult } from '@touchstone/problem-formats/read-result';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { callError } from '../../platform/errors/call-error.ts';
import type { SpooledFile } from '../../platform/http/call-context.ts';

export interface OpenedProblems {
  readonly format: ImportFormat;
  readonly results: AsyncIterable<ReadResult>;
  readonly close: () => Promise<void>;
}

/** Large texts are spooled to `scratchFolder`. */
export async function openProblems(
  upload: SpooledFile,
  wanted: ImportFormat | 'auto',
  scratchFolder: string,
): Promise<OpenedProblems> {
  if (await isXml(upload.path)) return openXml(upload, wanted, scratchFolder);
  const archive = await openArchive(upload.path);
  try {
    const format = wanted === 'auto' ? await detectFormat(archive) : wanted;
    if (format === undefined) throw callError('importFormatUnknown');
    return {
      format,
      results: readFormat(archive, format, { scratchFolder, name: upload.name }),
      close: archive.close,
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

async function isXml(path: string): Promise<boolean> {
  const prefix = await readPrefix(path);
  // A tag, possibly after a byte order mark and white space. Zip files begin with PK.
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*</.test(prefix);
}

/** Decodes one byte per character: enough to detect the format. Drops the zero bytes of UTF-16. */
async function readPrefix(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.subarray(0, bytesRead).toString('latin1').replaceAll('\0', '');
  } finally {
    await handle.close();
  }
}

async function openXml(
  upload: SpooledFile,
  wanted: ImportFormat | 'auto',
  scratchFolder: string,
): Promise<OpenedProblems> {
  if (wanted !== 'auto' && wanted !== 'fps') throw callError('importFormatUnknown');
  if (wanted === 'auto' && findRoot(await readPrefix(upload.path)) !== 'fps')
    throw callError('importFormatUnknown');
  const content = {
    name: upload.name,
    sizeBytes: upload.sizeBytes,
    open: () => Promise.resolve(createReadStream(upload.path)),
  };
  const results = readFps({ path: upload.name, content }, { scratchFolder });
  return { format: 'fps', results, close: () => Promise.resolve() };
}

function readFormat(
  archive: Archive,
  format: ImportFormat,
  { scratchFolder, name }: { scratchFolder: string; name: string },
): AsyncIterable<ReadResult> {
  switch (format) {
    case 'hoj':
      return readHoj(archive);
    case 'qduoj':
      return readQduoj(archive);
    case 'fps':
      return readZippedFps(archive, scratchFolder);
    case 'hydro':
      return readHydro(archive);
    case 'icpc':
      return readIcpc(archive, name);
    case 'polygon':
      return readPolygon(archive);
    default:
      return format satisfies never;
  }
}

/** HUSTOJ exports its document also as a zip, and an archive may hold several documents. */
async function* readZippedFps(archive: Archive, scratchFolder: string): AsyncIterable<ReadResult> {
  const documents = [...archive.files.values()].filter(({ path }) => /\.xml$/i.test(path));
  if (documents.length === 0) throw callError('importFormatUnknown');
  for (const file of documents) yield* readFps({ path: file.path, content: file }, { scratchFolder });
}
