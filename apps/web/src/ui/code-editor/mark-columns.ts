/** Units of compiler columns: gcc counts terminal columns, with tabs to every eighth; others count characters. */
export type ColumnUnit = 'display' | 'character';

const terminalTab = 8;
/** Chinese, Japanese, Korean and full-width characters and emoji take two columns. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u;

const widthOf = (sign: string, column: number) => {
  if (sign === '\t') return terminalTab - (column % terminalTab);
  return wide.test(sign) ? 2 : 1;
};

/** Converts a column (from 1) to an offset in the line (from 0). The result may lie past the end of the line. */
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
