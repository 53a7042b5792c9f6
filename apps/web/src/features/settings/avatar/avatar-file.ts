import { accountLimits, avatarFileTypes } from '@touchstone/contract/account-limits';

export type AvatarProblem = 'type' | 'size';

interface ChosenFile {
  name: string;
  /** The browser's guess; empty when it has none. */
  type: string;
  size: number;
}

export const avatarAccept = avatarFileTypes.map((extension) => `.${extension}`).join(',');

/** Pasted and dropped pictures may come without an extension: then the browser's guess counts. */
function extensionOf({ name, type }: ChosenFile): string {
  const fromName = /\.([^.]+)$/.exec(name)?.[1];
  return (fromName ?? type.replace(/^image\//, '')).toLowerCase();
}

/** The server looks into the file itself; this only spares the upload of what it would refuse. */
export function findAvatarProblem(file: ChosenFile): AvatarProblem | undefined {
  const extension = extensionOf(file);
  if (!avatarFileTypes.some((known) => known === extension)) return 'type';
  return file.size > accountLimits.avatarMaximumBytes ? 'size' : undefined;
}
