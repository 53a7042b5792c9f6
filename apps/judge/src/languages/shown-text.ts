/** Bytes of programs as text that people see and databases store. */

const decoder = new TextDecoder();

/** Replaces invalid UTF-8 and NUL by U+FFFD and truncates long text. */
export function toShownText(bytes: Uint8Array, maximumCharacters: number): string {
  // No character takes more than four bytes.
  const text = decoder.decode(bytes.subarray(0, maximumCharacters * 4));
  return cutText(text.replaceAll('\0', '\uFFFD'), maximumCharacters);
}

/** Replaces half of a surrogate pair at the cut. */
export function cutText(text: string, maximumCharacters: number): string {
  return text.length <= maximumCharacters ? text : text.slice(0, maximumCharacters).toWellFormed();
}
