import { fileLimits } from '@touchstone/contract';

/**
 * Sanitizes a sent file name for display and download: the last part of a path, without control characters.
 */
export function fileNameOf(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // Removes control and format characters: the latter can make a name that ends in `.exe` look like
  // `exe.txt`.
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const name = shown.replace(/^\.+/, '') === '' ? 'file' : shown;
  return shorten(name);
}

/** The end stays, because it contains the extension. */
function shorten(name: string) {
  if (name.length <= fileLimits.nameMaximum) return name;
  const extension = extensionOf(name);
  return name.slice(0, fileLimits.nameMaximum - extension.length).toWellFormed() + extension;
}

/** `.pdf`, or an empty text. */
export const extensionOf = (name: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
