/**
 * Comma-separated values for spreadsheet programs: UTF-8 with a byte order mark, quoted texts, CR LF line
 * ends. A text that a spreadsheet program would run as a formula gets a leading apostrophe.
 */
import { Readable } from 'node:stream';
import { chunkRows, type SheetRow } from './sheet-rows.ts';

const byteOrderMark = '\uFEFF';
const looksLikeFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n']|^\s|\s$/;

export function writeCsvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = looksLikeFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const writeRow = (row: SheetRow) => `${row.map(writeCsvCell).join(',')}\r\n`;

function* writeRows(rows: Iterable<SheetRow>) {
  yield byteOrderMark;
  for (const portion of chunkRows(rows)) yield portion.map(writeRow).join('');
}

export const writeCsv = (rows: Iterable<SheetRow>): Readable => Readable.from(writeRows(rows));
