import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RotatingLogOptions {
  readonly maxBytes: number;
  readonly keptFiles: number;
  /** Called once for each period in which writing fails. */
  readonly onFailure: (error: Error) => void;
}

/**
 * Appends to a file. A full file becomes `.1`, `.1` becomes `.2` and so on. Writing is synchronous: the last lines of a child
 * must be on disk when the launcher reports its end.
 *
 * A log that cannot be written (a full disk, a read-only folder) never ends the launcher: the lines are dropped, the failure
 * is reported once, and writing continues as soon as it works again, with a line that says how much is missing.
 */
export function createRotatingLog(
  path: string,
  { maxBytes, keptFiles, onFailure }: RotatingLogOptions,
): (text: string) => void {
  let size: number | undefined;
  let droppedBytes = 0;
  const open = (): number => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o750 });
    return existsSync(path) ? statSync(path).size : 0;
  };
  const rotate = (): void => {
    for (let number = keptFiles - 1; number >= 1; number--) {
      if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
    }
    renameSync(path, `${path}.1`);
    size = 0;
  };
  const append = (text: string): void => {
    size ??= open();
    const bytes = Buffer.byteLength(text);
    if (size > 0 && size + bytes > maxBytes) rotate();
    appendFileSync(path, text, { mode: 0o640 });
    size += bytes;
  };
  return (text) => {
    try {
      append(
        droppedBytes === 0
          ? text
          : `… ${String(droppedBytes)} bytes of this log could not be written\n${text}`,
      );
      droppedBytes = 0;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      // The file may hold a part of the text; its size is looked up again with the next line.
      size = undefined;
      if (droppedBytes === 0) onFailure(error);
      droppedBytes += Buffer.byteLength(text);
    }
  };
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
