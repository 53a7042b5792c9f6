import { accountLimits, avatarFileTypes } from '@touchstone/contract/account-limits';

export type AvatarProblem = 'type' | 'size';

interface ChosenFile {
  name: string;
  /** The MIME type guessed by the browser; empty if unknown. */
  type: string;
  size: number;
}

export const avatarAccept = avatarFileTypes.map((extension) => `.${extension}`).join(',');

/** Pasted and dropped pictures may have no extension; then the MIME type counts. */
function extensionOf({ name, type }: ChosenFile): string {
  const fromName = /\.([^.]+)$/.exec(name)?.[1];
  return (fromName ?? type.replace(/^image\//, '')).toLowerCase();
}

/** Avoids useless uploads; the server inspects the file itself. */
export function findAvatarProblem(file: ChosenFile): AvatarProblem | undefined {
  const extension = extensionOf(file);
  if (!avatarFileTypes.some((known) => known === extension)) return 'type';
  return file.size > accountLimits.avatarMaximumBytes ? 'size' : undefined;
}
