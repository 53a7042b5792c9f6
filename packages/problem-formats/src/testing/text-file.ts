import { Readable } from 'node:stream';
import type { TreeFile } from '../file-tree/file-tree.ts';

/** A file that is only in memory. */
export function textFile(name: string, text: string): TreeFile {
  const bytes = Buffer.from(text);
  const open = () => Promise.resolve(Readable.from([bytes]));
  return { name, sizeBytes: bytes.length, open, diskPath: undefined };
}
