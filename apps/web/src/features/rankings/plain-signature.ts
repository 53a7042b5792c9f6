/**
 * A signature is Markdown; a cell of a table has room for its words only. This is no renderer: what comes out is shown as
 * plain text, so a sign that is left over costs looks, never safety.
 */

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Fences lose their marks, the code stays. A signature is cut at a length, so a fence may have no end.
  [/^ {0,3}(?:```|~~~)[^\n]*$/gm, ' '],
  [/!\[([^\]]*)\]\([^)]*\)?/g, '$1'],
  [/\[([^\]]*)\]\([^)]*\)?/g, '$1'],
  [/<\/?[a-z][^>]*>/gi, ' '],
  // Rows of dashes under headings and in tables.
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
