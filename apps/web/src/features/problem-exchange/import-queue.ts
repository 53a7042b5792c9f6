/** The files of an import and their states, as pure functions. `use-imports.ts` runs the queue. */
import { problemExchangeLimits } from '@touchstone/contract/problem-exchange';
import type { ImportReport } from './api/import-problems.ts';

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

/** `randomUUID` does not exist over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export const enqueue = (file: File): ImportedFile => ({
  key: newKey(),
  file,
  state: { kind: file.size > problemExchangeLimits.uploadBytesMaximum ? 'tooLarge' : 'waiting' },
});

export const setFileState = (
  files: readonly ImportedFile[],
  key: string,
  state: FileState,
): readonly ImportedFile[] => files.map((entry) => (entry.key === key ? { ...entry, state } : entry));

/** After the last byte is sent, the server reads the archive. */
export const uploadState = (share: number): FileState =>
  share < 1 ? { kind: 'sending', share } : { kind: 'reading' };

export const hasEnded = ({ kind }: FileState): boolean =>
  kind === 'done' || kind === 'failed' || kind === 'stopped';

export const isUnderWay = ({ kind }: FileState): boolean => kind === 'sending' || kind === 'reading';

export function countOutcomes({ problems }: Pick<ImportReport, 'problems'>) {
  const imported = problems.filter(({ outcome }) => outcome === 'imported').length;
  return { imported, skipped: problems.length - imported };
}

/** `nothing`: the import ended without a single imported problem, and must not look like a success. */
export const toneOf = (state: FileState): FileState['kind'] | 'nothing' =>
  state.kind === 'done' && countOutcomes(state.report).imported === 0 ? 'nothing' : state.kind;
