import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RotatingLogOptions {
  readonly maxBytes: number;
  readonly keptFiles: number;
}

/**
 * Appends to a file; a full one becomes `.1`, `.1` becomes `.2` and so on. Writing is synchronous: what a child said
 * before it died must be on disk when we report its death.
 */
export function createRotatingLog(
  path: string,
  { maxBytes, keptFiles }: RotatingLogOptions,
): (text: string) => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o750 });
  let size = existsSync(path) ? statSync(path).size : 0;
  const rotate = (): void => {
    for (let number = keptFiles - 1; number >= 1; number--) {
      if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
    }
    renameSync(path, `${path}.1`);
    size = 0;
  };
  return (text) => {
    if (size > 0 && size + Buffer.byteLength(text) > maxBytes) rotate();
    appendFileSync(path, text, { mode: 0o640 });
    size += Buffer.byteLength(text);
  };
}
