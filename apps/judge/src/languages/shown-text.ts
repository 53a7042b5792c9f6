/** Bytes of programs as text that people see and databases store. */

const decoder = new TextDecoder();

/** Invalid UTF-8 and NUL become the sign of replacement; what is longer is cut. */
export function toShownText(bytes: Uint8Array, maximumCharacters: number): string {
  // No character takes more than four bytes; decoding more would be work for nothing.
  const text = decoder.decode(bytes.subarray(0, maximumCharacters * 4));
  return cutText(text.replaceAll('\0', '\uFFFD'), maximumCharacters);
}

/** The cut may go through a character of two units: its half is replaced. */
export function cutText(text: string, maximumCharacters: number): string {
  return text.length <= maximumCharacters ? text : text.slice(0, maximumCharacters).toWellFormed();
}
