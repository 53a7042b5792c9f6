import type { CaseMode } from '@touchstone/contract/judge-messages';
import { uploadFile } from '../../../lib/api/upload-file.ts';

interface UploadOptions {
  /** The group of the problem; undefined for a problem of the site. */
  groupId: number | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const ofGroup = (groupId: number | undefined) => (groupId === undefined ? {} : { gid: groupId });

/** Returns the detected pairs, and the key that refers to them when the problem is saved. */
export const uploadTestData = (file: File, mode: CaseMode, { groupId, ...options }: UploadOptions) =>
  uploadFile('POST /api/file/upload-testcase-zip', {
    field: 'file',
    file,
    query: { mode, ...ofGroup(groupId) },
    ...options,
  });

/** Returns the key that refers to this one file when the problem is saved. */
export const uploadTestFile = (file: File, { groupId, ...options }: UploadOptions) =>
  uploadFile('POST /api/file/upload-testcase-file', {
    field: 'file',
    file,
    query: ofGroup(groupId),
    ...options,
  });
