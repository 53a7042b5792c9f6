import { Readable } from 'node:stream';
import type { FileContent } from './problem-content.ts';

/** An in-memory file. */
export function textFile(name: string, content: string | Buffer): FileContent {
  const bytes = Buffer.from(content);
  return { name, sizeBytes: bytes.length, open: () => Promise.resolve(Readable.from([bytes])) };
}

export const emptyFile = (name: string): FileContent => textFile(name, '');
