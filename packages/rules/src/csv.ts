/**
 * Comma-separated values for spreadsheet programs: UTF-8 with a byte order mark, quoted texts, CR LF line
 * ends. A text that a spreadsheet program would run as a formula gets a leading apostrophe.
 */
export type CsvRow = readonly (string | number)[];

export const byteOrderMark = '\uFEFF';
const looksLikeFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n']|^\s|\s$/;

export function writeCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = looksLikeFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const writeCsvRow = (row: CsvRow): string => `${row.map(writeCsvCell).join(',')}\r\n`;

/** A whole file; use `writeCsvRow` for a stream. */
export const writeCsv = (rows: readonly CsvRow[]): string => byteOrderMark + rows.map(writeCsvRow).join('');
