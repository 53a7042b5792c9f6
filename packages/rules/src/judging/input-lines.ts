/** An input as lines of tokens. Every blank separates tokens, so that writing restores the text exactly. */
export type Lines = readonly (readonly string[])[];

export const parseLines = (text: string): Lines =>
  (text.endsWith('\n') ? text.slice(0, -1) : text).split('\n').map((line) => line.split(' '));

export const writeLines = (lines: Lines): string => `${lines.map((line) => line.join(' ')).join('\n')}\n`;

export const parseInteger = (word: string): bigint | undefined =>
  /^-?\d{1,40}$/.test(word) ? BigInt(word) : undefined;
