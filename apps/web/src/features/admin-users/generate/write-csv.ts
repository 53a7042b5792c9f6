/**
 * CSV for spreadsheets: a mark so that they read UTF-8, line ends as they write them. A cell that begins like a formula gets an
 * apostrophe: spreadsheets then show it and do not run it.
 */
const byteOrderMark = '\uFEFF';
const formulaStart = /^[=+\-@\t\r]/;

function writeCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
