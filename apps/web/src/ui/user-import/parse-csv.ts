/**
 * Comma-separated values as spreadsheets write them (RFC 4180): a cell in quotes may contain commas, line breaks and
 * doubled quotes. Cells copied from a spreadsheet are separated by tabs, and some regions use semicolons: the first
 * line decides.
 */
export interface CsvRow {
  /** The line number of its start, from 1. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  rows: CsvRow[];
  /** The line of an unclosed quote. */
  openQuoteLine: number | undefined;
}

function findSeparator(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  return ['\t', ',', ';'].find((separator) => first.includes(separator)) ?? ',';
}

/** Parses one cell in quotes; `start` is the opening quote. Undefined if it is never closed. */
function readQuoted(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return undefined;
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}

const isEnd = (sign: string | undefined) => sign === undefined || sign === '\n' || sign === '\r';

function readPlain(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start;
  while (!isEnd(text[end]) && text[end] !== separator) end += 1;
  return { cell: text.slice(start, end), end };
}

const countLines = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

export function parseCsv(text: string): CsvTable {
  const separator = findSeparator(text);
  const rows: CsvRow[] = [];
  let place = 0;
  let line = 1;
  while (place < text.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const quoted = text[place] === '"' ? readQuoted(text, place) : undefined;
      if (text[place] === '"' && quoted === undefined) return { rows, openQuoteLine: line };
      // Text after a closing quote is part of the cell: `"a"b` is a typing error that the user should see.
      const rest = readPlain(text, quoted?.end ?? place, separator);
      row.cells.push((quoted?.cell ?? '') + rest.cell);
      line += quoted === undefined ? 0 : countLines(quoted.cell);
      place = rest.end;
      if (text[place] !== separator) break;
      place += 1;
    }
    rows.push(row);
    place += text.startsWith('\r\n', place) ? 2 : 1;
    line += 1;
  }
  return { rows, openQuoteLine: undefined };
}
