export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Edits do not overlap. */
export const applyEdits = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code);

/** The whitespace before a position in its line. */
export function indentationAt(code: string, position: number): string {
  const lineStart = code.lastIndexOf('\n', position - 1) + 1;
  return /^\s*/.exec(code.slice(lineStart, position))?.[0] ?? '';
}
