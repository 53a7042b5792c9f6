import { decodeText } from './decode-text.ts';

/** A thousand users fit easily; the server takes no larger requests. */
export const fileMaximumBytes = 900_000;

export type ImportFileState =
  | { kind: 'read'; name: string }
  | { kind: 'tooLarge' | 'workbook' | 'unreadable' };

/** The text of the chosen file; empty with the reason if it has none. */
export async function loadImportFile(
  file: Pick<File, 'name' | 'size' | 'arrayBuffer'>,
): Promise<{ state: ImportFileState; content: string }> {
  if (file.size > fileMaximumBytes) return { state: { kind: 'tooLarge' }, content: '' };
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  return decoded.kind === 'text'
    ? { state: { kind: 'read', name: file.name }, content: decoded.text }
    : { state: decoded, content: '' };
}
