/** Streams texts of any size to files in a folder of the caller, who removes it. */
import { createReadStream } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileContent } from '../problem-content.ts';

export interface Spooled {
  readonly path: string;
  readonly sizeBytes: number;
}

export interface Spool {
  readonly write: (bytes: Buffer) => Promise<void>;
  readonly end: () => Promise<Spooled>;
}

export async function openSpool(folder: string, name: string): Promise<Spool> {
  const path = join(folder, name);
  const handle: FileHandle = await open(path, 'wx', 0o600);
  let sizeBytes = 0;
  return {
    write: async (bytes) => {
      try {
        await handle.writeFile(bytes);
      } catch (error) {
        await handle.close();
        throw error;
      }
      sizeBytes += bytes.length;
    },
    end: async () => {
      await handle.close();
      return { path, sizeBytes };
    },
  };
}

export const spooledFile = (name: string, { path, sizeBytes }: Spooled): FileContent => ({
  name,
  sizeBytes,
  open: () => Promise.resolve(createReadStream(path)),
});

export const removeSpooled = ({ path }: Spooled) => rm(path, { force: true });

/** Base64 may be split anywhere and wrapped: an incomplete group of four waits for the next chunk. */
export function createBase64Decoder(): (text: string) => Buffer {
  let rest = '';
  return (text) => {
    const all = rest + text.replace(/\s+/g, '');
    const whole = all.length - (all.length % 4);
    rest = all.slice(whole);
    return Buffer.from(all.slice(0, whole), 'base64');
  };
}
