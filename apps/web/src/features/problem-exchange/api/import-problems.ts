import type { Calls, DataOf } from '@touchstone/contract';
import type { ImportFormat } from '@touchstone/contract/problem-exchange';
import { uploadFile } from '../../../lib/api/upload-file.ts';

export type ImportReport = DataOf<Calls['POST /api/file/import-problems']>;
export type ImportedProblem = ImportReport['problems'][number];

export interface ImportOptions {
  format: ImportFormat | 'auto';
  /** What to do with a problem whose display id is in use. */
  taken: 'skip' | 'renumber';
  /** 1: all users see the problems; 2: administrators only. */
  auth: 1 | 2;
}

interface ImportRequest {
  file: File;
  options: ImportOptions;
  /** The key for polling its progress. */
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

export const importProblems = ({ file, options, key, signal, onProgress }: ImportRequest) =>
  uploadFile('POST /api/file/import-problems', {
    field: 'file',
    file,
    query: { ...options, key },
    signal,
    onProgress,
  });
