/**
 * The rows of a table in an archive, which may come from anybody: every line is one JSON object, and no longer than any row
 * of a site. What is not is refused with its line number, before it takes more memory than that.
 */
import { UsageError } from '@touchstone/site-setup/usage-error';

const megabyte = 1024 * 1024;
/** Texts of a site have at most 64 KB; a few tables hold whole documents. */
const longestLineBytes = 64 * megabyte;

export interface ArchivedRow {
  /** The object, for PostgreSQL. */
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export async function* readRows(
  content: AsyncIterable<Uint8Array>,
  path: string,
): AsyncGenerator<ArchivedRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let lineNumber = 0;
  for await (const line of readLines(content, path)) {
    lineNumber += 1;
    if (line.length === 0) continue;
    const row = parseRow(decoder, line);
    if (row === undefined)
      throw new UsageError(
        `Line ${String(lineNumber)} of ${path} is not one JSON object. Nothing was changed.`,
      );
    yield row;
  }
}

async function* readLines(content: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let lineNumber = 1;
  const add = (part: Uint8Array) => {
    length += part.length;
    if (length > longestLineBytes)
      throw new UsageError(
        `Line ${String(lineNumber)} of ${path} is longer than ${String(longestLineBytes / megabyte)} MB. Nothing was changed.`,
      );
    parts.push(part);
  };
  for await (const chunk of content) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      add(chunk.subarray(start, end));
      yield Buffer.concat(parts);
      [parts, length, start] = [[], 0, end + 1];
      lineNumber += 1;
    }
    add(chunk.subarray(start));
  }
  yield Buffer.concat(parts);
}

/** Undefined if the line is anything but one object. */
function parseRow(decoder: TextDecoder, line: Uint8Array): ArchivedRow | undefined {
  try {
    const text = decoder.decode(line);
    const value: unknown = JSON.parse(text);
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRow ? { text, value: value as ArchivedRow['value'] } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
