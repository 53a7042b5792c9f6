/** Decodes an uploaded file as code: detects its encoding and rejects binary files. */
import { codeMaximum } from '@touchstone/rules/judging/submit-code';
import type { Locale } from '@touchstone/contract/locales';
import { editorLanguageOf, editorLanguageOfFile } from '../../../../ui/code-editor/editor-language.ts';

/** Upper bound for the bytes of the longest allowed code. */
export const largestFileBytes = codeMaximum * 4;

export type FileProblem = 'empty' | 'tooLarge' | 'tooLong' | 'notText';
export type CodeFile = { code: string; encoding: string } | { problem: FileProblem };

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Older editors save in a regional encoding. Only Traditional Chinese is distinct enough to be tried first.
 */
const regionalEncodings: Record<Locale, readonly string[]> = {
  'zh-CN': ['gb18030', 'big5'],
  'zh-HK': ['big5', 'gb18030'],
  'en-US': ['gb18030', 'big5'],
};

/** Lenient decoders map binary data to control and private-use characters. */
const noText = /[\u0080-\u009f\ue000-\uf8ff\ufffd]/;

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return noText.test(text) ? undefined : text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

export function decodeCodeFile(bytes: Uint8Array, locale: Locale): CodeFile {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > largestFileBytes) return { problem: 'tooLarge' };
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];
  // Binary files contain NUL bytes; text does not.
  if (!marked?.startsWith('utf-16') && bytes.includes(0)) return { problem: 'notText' };
  const encodings = marked === undefined ? ['utf-8', ...regionalEncodings[locale]] : [marked];
  for (const encoding of encodings) {
    const text = decode(bytes, encoding);
    if (text === undefined) continue;
    const code = text.replaceAll('\r\n', '\n');
    if (code.trim() === '') return { problem: 'empty' };
    if (code.includes('\0')) return { problem: 'notText' };
    return code.length > codeMaximum ? { problem: 'tooLong' } : { code, encoding };
  }
  return { problem: 'notText' };
}

/**
 * The chosen language if the file extension fits it, otherwise the first allowed language of that extension.
 */
export function guessLanguage(
  fileName: string,
  { chosen, allowed }: { chosen: string; allowed: readonly string[] },
): string {
  const guessed = editorLanguageOfFile(fileName);
  if (guessed === undefined || editorLanguageOf(chosen) === guessed) return chosen;
  return allowed.find((language) => editorLanguageOf(language) === guessed) ?? chosen;
}
