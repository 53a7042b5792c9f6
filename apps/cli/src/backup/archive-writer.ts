import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { MemberRecord } from './archive-format.ts';
import { encryptTo } from './encryption.ts';

export interface ArchiveWriter {
  /** Members so far, in order. */
  readonly members: readonly MemberRecord[];
  readonly add: (name: string, content: Buffer) => Promise<void>;
  readonly addFile: (name: string, path: string, bytes: number) => Promise<void>;
  /** The archive appears under its name only now. */
  readonly finish: () => Promise<void>;
  readonly abandon: () => Promise<void>;
}

/**
 * Writes beside the target, readable only by the owner: the archive contains password hashes. With a recipient it is
 * encrypted.
 */
export function createArchive(path: string, recipient?: string): ArchiveWriter {
  const unfinished = `${path}.unfinished-${process.pid}`;
  const tar = pack();
  const members: MemberRecord[] = [];
  // Before the file is opened: a wrong key leaves nothing behind.
  const encrypt = recipient === undefined ? undefined : encryptTo(recipient);
  const output = createWriteStream(unfinished, { mode: 0o600 });
  const written =
    encrypt === undefined
      ? pipeline(tar, createGzip(), output)
      : pipeline(tar, createGzip(), encrypt, output);
  // The caller that awaits `written` reports a failure; until then it must not count as unhandled.
  written.catch(() => undefined);

  /** A failed pipeline has destroyed the archive: its own error says why. */
  const explain = async (error: unknown): Promise<never> => {
    await written;
    throw error;
  };

  const addStream = async (name: string, bytes: number, source: Readable | Buffer): Promise<void> => {
    const hash = createHash('sha256');
    const entry = await openEntry(tar, { name, size: bytes }).catch(explain);
    const copy = async (): Promise<void> => {
      for await (const chunk of Buffer.isBuffer(source) ? [source] : source) {
        hash.update(chunk);
        if (!entry.write(chunk)) await entry.drained();
      }
      await entry.end();
    };
    // If the disk is full, the pipeline fails and nothing reads any more: do not wait forever.
    await Promise.race([copy(), written]);
    members.push({ name, bytes, sha256: hash.digest('hex') });
  };

  return {
    members,
    add: (name, content) => addStream(name, content.length, content),
    addFile: (name, file, bytes) =>
      addStream(name, bytes, bytes === 0 ? Buffer.alloc(0) : createReadStream(file, { end: bytes - 1 })),
    finish: async () => {
      tar.finalize();
      await written;
      await syncFile(unfinished);
      await rename(unfinished, path);
    },
    abandon: async () => {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

interface OpenEntry {
  readonly write: (chunk: Buffer) => boolean;
  readonly drained: () => Promise<void>;
  readonly end: () => Promise<void>;
}

async function openEntry(tar: Pack, { name, size }: { name: string; size: number }): Promise<OpenEntry> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
  ended.catch(() => undefined);
  return {
    write: (chunk) => entry.write(chunk),
    drained: () => new Promise((resume) => entry.once('drain', resume)),
    end: async () => {
      entry.end(null);
      await ended;
    },
  };
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
