/**
 * Reduces a Markdown signature to plain text for a table cell. This is no renderer: the result is shown as
 * text, so a leftover character is harmless.
 */

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Removes fence markers and keeps the code. Signatures are truncated, so a fence may be unclosed.
  [/^ {0,3}(?:```|~~~)[^\n]*$/gm, ' '],
  [/!\[([^\]]*)\]\([^)]*\)?/g, '$1'],
  [/\[([^\]]*)\]\([^)]*\)?/g, '$1'],
  [/<\/?[a-z][^>]*>/gi, ' '],
  // Lines of dashes under headings and in tables.
  [/^[\s|:-]*-{3,}[\s|:-]*$/gm, ' '],
  [/^ {0,3}#{1,6}\s+/gm, ''],
  [/^\s*>\s?/gm, ''],
  [/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/gim, ''],
  [/\|/g, ' '],
  [/\$\$?([^$]*)\$\$?/g, '$1'],
  [/(\*\*|__|~~)(\S(?:[^\n]*?\S)?)\1/g, '$2'],
  [/(^|[^\p{L}\p{N}_*])([*_])(\S(?:[^\n*_]*?\S)?)\2(?![\p{L}\p{N}_*])/gu, '$1$3'],
  [/`+([^`\n]*)`+/g, '$1'],
  [/\\([\\`*_{}[\]()#+.!|~>-])/g, '$1'],
  [/\s+/g, ' '],
];

export const plainSignature = (markdown: string | null): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), markdown ?? '').trim();
