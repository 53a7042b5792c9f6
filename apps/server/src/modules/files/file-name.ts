import { fileLimits } from '@touchstone/contract';

/** What a sender calls a file, made fit to be shown and saved: the last part of a path, without control characters. */
export function fileNameOf(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // Control and format characters: the latter can make `exe.txt` of what ends in `.exe`.
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const name = shown.replace(/^\.+/, '') === '' ? 'file' : shown;
  return shorten(name);
}

/** The end stays: it tells what the file is. */
function shorten(name: string) {
  if (name.length <= fileLimits.nameMaximum) return name;
  const extension = extensionOf(name);
  return name.slice(0, fileLimits.nameMaximum - extension.length).toWellFormed() + extension;
}

/** `.pdf`, or nothing. */
export const extensionOf = (name: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
