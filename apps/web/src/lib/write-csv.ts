/**
 * CSV for spreadsheets: with a byte order mark, so that they detect UTF-8, and CRLF line ends. A cell that begins like
 * a formula gets an apostrophe, so that spreadsheets do not evaluate it.
 */
const byteOrderMark = '\uFEFF';
const formulaStart = /^[=+\-@\t\r]/;

function writeCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
