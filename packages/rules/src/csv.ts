/**
 * Comma-separated values for spreadsheet programs: UTF-8 with a byte order mark, quoted texts, CR LF line
 * ends. A text that a spreadsheet program would run as a formula gets a leading apostrophe: one that begins with a sign, also a
 * full-width one, and one that begins with something that programs drop, because a sign may follow.
 */
export type CsvRow = readonly (string | number)[];

export const byteOrderMark = '\uFEFF';
const looksLikeFormula =
  /^ *(?:[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−]|[^\S ]|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])/u;
const needsQuotes = /[",\r\n']|^\s|\s$/;

/** Also for other tables that open in a spreadsheet program. */
export const withoutFormula = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

export function writeCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = withoutFormula(value);
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const writeCsvRow = (row: CsvRow): string => `${row.map(writeCsvCell).join(',')}\r\n`;

/** A whole file; use `writeCsvRow` for a stream. */
export const writeCsv = (rows: readonly CsvRow[]): string => byteOrderMark + rows.map(writeCsvRow).join('');
