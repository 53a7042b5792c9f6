import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openArchive, type Archive } from '../archive/open-archive.ts';
import { writeArchive, type ArchiveWriter } from '../write-archive.ts';

/** Runs with an archive from a format writer. */
export async function withWritten<Result>(
  fill: (writer: ArchiveWriter) => Promise<void>,
  work: (archive: Archive, path: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-written-'));
  try {
    const path = join(folder, 'package.zip');
    await pipeline(writeArchive(new Date(0), fill), createWriteStream(path));
    const archive = await openArchive(path);
    try {
      return await work(archive, path);
    } finally {
      await archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
