/**
 * How this works: files wait in a list and are sent one after another, since the server imports one at a time. A file is
 * waiting, then sent (how much is known), then read by the server (which tells how far it is), then done or failed. Leaving the
 * page gives up what is being sent; what the server has already got it imports to its end.
 */
import { problemExchangeLimits } from '@touchstone/contract/problem-exchange';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { problemsKey } from '../../lib/admin-api/list-problems.ts';
import { importProblems, type ImportOptions, type ImportReport } from './api/import-problems.ts';

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'reading' }
  | { kind: 'done'; report: ImportReport }
  | { kind: 'failed'; text: string }
  | { kind: 'tooLarge' }
  | { kind: 'stopped' };

export interface ImportedFile {
  key: string;
  file: File;
  state: FileState;
}

export interface Imports {
  files: readonly ImportedFile[];
  isRunning: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  start: (options: ImportOptions) => Promise<void>;
  /** Gives up the file at hand, and those that wait. */
  stop: () => void;
  /** Takes away what has ended. */
  clear: () => void;
}

const beginState = (file: File): FileState =>
  file.size > problemExchangeLimits.uploadBytesMaximum ? { kind: 'tooLarge' } : { kind: 'waiting' };

/** `randomUUID` is not there over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const hasEnded = ({ kind }: FileState) => kind === 'done' || kind === 'failed' || kind === 'stopped';

export function useImports(): Imports {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => () => controller.current?.abort(), []);

  const change = (key: string, state: FileState) =>
    setFiles((before) => before.map((entry) => (entry.key === key ? { ...entry, state } : entry)));

  const send = async ({ key, file }: ImportedFile, options: ImportOptions, signal: AbortSignal) => {
    change(key, { kind: 'sending', share: 0 });
    try {
      const report = await importProblems({
        file,
        options,
        key,
        signal,
        onProgress: (share) => change(key, share < 1 ? { kind: 'sending', share } : { kind: 'reading' }),
      });
      change(key, { kind: 'done', report });
    } catch (error) {
      if (error instanceof ApiError) change(key, { kind: 'failed', text: textOfApiError(error) });
      else if (signal.aborted) change(key, { kind: 'stopped' });
      else throw error;
    }
  };

  const start = async (options: ImportOptions) => {
    const run = new AbortController();
    controller.current = run;
    setRunning(true);
    for (const entry of files) {
      if (entry.state.kind === 'waiting' && !run.signal.aborted) await send(entry, options, run.signal);
    }
    setRunning(false);
    await queryClient.invalidateQueries({ queryKey: problemsKey });
  };

  return {
    files,
    isRunning,
    add: (added) =>
      setFiles((before) => [
        ...before,
        ...added.map((file) => ({ key: newKey(), file, state: beginState(file) })),
      ]),
    remove: (key) => setFiles((before) => before.filter((entry) => entry.key !== key)),
    start,
    stop: () => controller.current?.abort(),
    clear: () => setFiles((before) => before.filter(({ state }) => !hasEnded(state))),
  };
}
