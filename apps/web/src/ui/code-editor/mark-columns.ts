/** How compilers count columns: gcc by what a terminal shows, with tabs to every eighth column; others by characters. */
export type ColumnUnit = 'display' | 'character';

const terminalTab = 8;
/** Chinese, Japanese, Korean and full-width signs take two columns. */
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;

const widthOf = (sign: string, column: number) => {
  if (sign === '\t') return terminalTab - (column % terminalTab);
  return wide.test(sign) ? 2 : 1;
};

/** The place in a line, from 0, of a column, from 1. May lie behind the line. */
export function offsetOfColumn(line: string, column: number, unit: ColumnUnit): number {
  if (unit === 'character') return column - 1;
  let shown = 0;
  let offset = 0;
  for (const sign of line) {
    if (shown >= column - 1) return offset;
    shown += widthOf(sign, shown);
    offset += sign.length;
  }
  return offset;
}
