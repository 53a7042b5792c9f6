import type { CaseMode } from '@touchstone/contract/judge-messages';
import { uploadFile } from '../../../lib/api/upload-file.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Returns the detected pairs, and the key that refers to them when the problem is saved. */
export const uploadTestData = (file: File, mode: CaseMode, options: UploadOptions) =>
  uploadFile('POST /api/file/upload-testcase-zip', { field: 'file', file, query: { mode }, ...options });

/** Returns the key that refers to this one file when the problem is saved. */
export const uploadTestFile = (file: File, options: UploadOptions) =>
  uploadFile('POST /api/file/upload-testcase-file', { field: 'file', file, ...options });
