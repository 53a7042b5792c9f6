/**
 * How this works: files wait in a queue and are sent one after another, because the server imports one at a time. A file is
 * waiting, then sending (with a known share), then reading (the server reports the progress), then done or failed. Leaving
 * the page aborts the upload; an archive that the server has already received is imported to its end.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { problemsKey } from '../../lib/admin-api/list-problems.ts';
import { importProblems, type ImportOptions } from './api/import-problems.ts';
import {
  enqueue,
  hasEnded,
  setFileState,
  uploadState,
  type FileState,
  type ImportedFile,
} from './import-queue.ts';

export interface Imports {
  files: readonly ImportedFile[];
  isRunning: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  start: (options: ImportOptions) => Promise<void>;
  /** Aborts the current upload. The files behind it stay in the queue. */
  stop: () => void;
  /** Removes the files that are done, failed or stopped. */
  clear: () => void;
}

export function useImports(): Imports {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [isRunning, setRunning] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  useEffect(() => () => controller.current?.abort(), []);

  const change = (key: string, state: FileState) => setFiles((before) => setFileState(before, key, state));

  const send = async ({ key, file }: ImportedFile, options: ImportOptions, signal: AbortSignal) => {
    change(key, { kind: 'sending', share: 0 });
    try {
      const report = await importProblems({
        file,
        options,
        key,
        signal,
        onProgress: (share) => change(key, uploadState(share)),
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
    add: (added) => setFiles((before) => [...before, ...added.map(enqueue)]),
    remove: (key) => setFiles((before) => before.filter((entry) => entry.key !== key)),
    start,
    stop: () => controller.current?.abort(),
    clear: () => setFiles((before) => before.filter(({ state }) => !hasEnded(state))),
  };
}
