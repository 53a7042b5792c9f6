/** CSV as a stream; the format is in `rules/csv`. */
import { byteOrderMark, writeCsvRow } from '@touchstone/rules/csv';
import { Readable } from 'node:stream';
import { chunkRows, type SheetRow } from './sheet-rows.ts';

function* writeRows(rows: Iterable<SheetRow>) {
  yield byteOrderMark;
  for (const portion of chunkRows(rows)) yield portion.map(writeCsvRow).join('');
}

export const writeCsv = (rows: Iterable<SheetRow>): Readable => Readable.from(writeRows(rows));
