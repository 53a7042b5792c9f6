/**
 * How this works: the first pass over the file notes where the rows of each table begin and end, and its columns. A table is
 * then read from its place, line by line. mysqldump escapes line breaks in texts, so a line that begins with INSERT INTO or
 * CREATE TABLE is a statement, and a statement ends with the first line that ends with a semicolon. The cursor is the number
 * of rows read: the order of a dump does not change.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { BatchCollector } from './batch-collector.ts';
import { parseTuples } from './dump-tuples.ts';
import {
  batchLimits,
  type BatchRequest,
  type SourceBatch,
  type SourceReader,
  type SourceRow,
  type SourceValue,
} from './source-reader.ts';

interface DumpedTable {
  columns: string[];
  /** Bytes in the file: the beginnings of its INSERT statements, and the end of the last one. */
  start: number | undefined;
  end: number;
}

export async function openDumpSource(path: string): Promise<SourceReader> {
  const tables = await indexTables(path);
  return {
    hasTable: (table) => Promise.resolve(tables.has(baseName(table))),
    countRows: async (table) => {
      let count = 0;
      const found = tables.get(baseName(table));
      if (found !== undefined) for await (const rows of readRows(path, found)) count += rows.length;
      return count;
    },
    batches: (request) => readBatches(path, tables.get(baseName(request.table)), request),
    close: () => Promise.resolve(),
  };
}

/** A dump of several databases names tables without their database. */
const baseName = (table: string) => table.split('.').at(-1) ?? table;

async function indexTables(path: string): Promise<Map<string, DumpedTable>> {
  const tables = new Map<string, DumpedTable>();
  let created: DumpedTable | undefined;
  let filled: DumpedTable | undefined;
  for await (const { text, start, end } of readLines(path)) {
    const creates = /^CREATE TABLE (?:IF NOT EXISTS )?`([^`]+)`/.exec(text);
    const inserts = /^INSERT INTO `([^`]+)`/.exec(text);
    if (creates?.[1] !== undefined) {
      created = { columns: [], start: undefined, end: 0 };
      tables.set(creates[1], created);
    } else if (created !== undefined) {
      const column = /^\s+`([^`]+)`/.exec(text)?.[1];
      if (column !== undefined) created.columns.push(column);
      else if (text.startsWith(')')) created = undefined;
    } else if (inserts?.[1] !== undefined) {
      filled = tables.get(inserts[1]);
      if (filled !== undefined) filled.start ??= start;
    }
    if (filled !== undefined) {
      filled.end = end;
      if (text.endsWith(';')) filled = undefined;
    }
  }
  return tables;
}

/** Long lines are cut: the index needs their beginning and their last character. */
const keptCharacters = 4096;

async function* readLines(path: string): AsyncGenerator<{ text: string; start: number; end: number }> {
  let start = 0;
  let length = 0;
  let head = Buffer.alloc(0);
  let last = '';
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: 1024 * 1024 });
  for await (const chunk of chunks) {
    let at = 0;
    for (;;) {
      const newline = chunk.indexOf(10, at);
      const part = chunk.subarray(at, newline === -1 ? undefined : newline);
      if (head.length < keptCharacters)
        head = Buffer.concat([head, part.subarray(0, keptCharacters - head.length)]);
      length += part.length;
      // A dump from Windows ends its lines with two characters.
      last =
        part
          .toString('latin1', Math.max(0, part.length - 2))
          .trimEnd()
          .slice(-1) || last;
      if (newline === -1) break;
      yield { text: lineText(head, length, last), start, end: start + length + 1 };
      start += length + 1;
      length = 0;
      head = Buffer.alloc(0);
      last = '';
      at = newline + 1;
    }
  }
  if (length > 0) yield { text: lineText(head, length, last), start, end: start + length };
}

const lineText = (head: Buffer, length: number, last: string) =>
  length > head.length ? `${head.toString('utf8')}${last}` : head.toString('utf8').trimEnd();

async function* readRows(path: string, table: DumpedTable): AsyncGenerator<SourceRow[]> {
  if (table.start === undefined) return;
  const input = createReadStream(path, { start: table.start, end: table.end - 1, encoding: 'utf8' });
  let columns = table.columns;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const header = /^INSERT INTO `[^`]+`\s*(\([^)]*\))?\s*VALUES\s*/.exec(line);
    if (header?.[1] !== undefined)
      columns = [...header[1].matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    else if (header !== null) columns = table.columns;
    const text = header === null ? line : line.slice(header[0].length);
    yield parseTuples(text).map((tuple) => toRow(columns, tuple));
  }
}

const toRow = (columns: readonly string[], tuple: readonly SourceValue[]): SourceRow =>
  Object.fromEntries(columns.map((name, index) => [name, tuple[index] ?? null]));

async function* readBatches(
  path: string,
  table: DumpedTable | undefined,
  { after }: BatchRequest,
): AsyncGenerator<SourceBatch> {
  if (table === undefined) return;
  const skipped = Number(after ?? 0);
  let count = 0;
  const collector = new BatchCollector(batchLimits);
  for await (const rows of readRows(path, table)) {
    for (const row of rows) {
      count += 1;
      if (count <= skipped) continue;
      collector.add(row);
      if (collector.isFull) yield { rows: collector.take(), cursor: String(count) };
    }
  }
  if (!collector.isEmpty) yield { rows: collector.take(), cursor: String(count) };
}
