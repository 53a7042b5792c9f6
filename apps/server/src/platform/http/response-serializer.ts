/**
 * How this works: the schema of a call turns the return value of its handler into JSON. The schema is the allow-list: it drops
 * undeclared fields, and a value that does not match is an error. Checking and serializing a page costs more than taking it
 * from a cache. So code that caches a response, a list of rows or a single row marks it with `memoizeSerialized`: the value is
 * frozen, and each call checks and serializes it once and keeps the bytes as long as the value lives. A response with such
 * parts is a list of buffers, copied into a new buffer for each response: a response never holds bytes of another one (decision 0026).
 */
import { z } from 'zod';

const memoized = new WeakSet<object>();

/** For values that many responses contain and that never change. */
export function memoizeSerialized<Value extends object>(value: Value): Value {
  memoized.add(Object.freeze(value));
  return value;
}

export class ResponseMismatchError extends Error {}

/** JSON: one string, or buffers if a part of it was memoized. */
type SerializedData = string | readonly Buffer[];

/** The serializer writes the fields that the schema declares. */
export function createResponseSerializer(
  name: string,
  schema: z.ZodType,
): (value: unknown) => SerializedData {
  const serializeRows = createRowsSerializer(name, schema);
  const serializeMemoized = createMemoizedSerializer((value) => serialize(name, schema, value));
  return (value) => {
    if (isMemoized(value)) return [serializeMemoized(value)];
    const rows = serializeRows && findRows(value);
    const pieces = rows && serializeRows(rows);
    if (pieces === undefined) return serialize(name, schema, value);
    const withoutRows = serialize(name, schema, { ...(value as object), records: [] });
    const begin = withoutRows.indexOf(emptyRows) + emptyRows.length - 2;
    return [Buffer.from(withoutRows.slice(0, begin)), ...pieces, Buffer.from(withoutRows.slice(begin + 2))];
  };
}

/** Undefined if the schema has no rows. The serializer returns undefined for rows that are not memoized. */
function createRowsSerializer(name: string, schema: z.ZodType) {
  const rowsSchema = findRowsSchema(schema);
  if (rowsSchema === undefined) return undefined;
  const serializeAll = createMemoizedSerializer((rows) => serialize(name, rowsSchema, rows));
  const serializeRow = createMemoizedSerializer((row) => serialize(name, rowsSchema.element, row));
  return (rows: readonly unknown[]): Buffer[] | undefined => {
    if (memoized.has(rows)) return [serializeAll(rows)];
    if (rows.length === 0 || !rows.every(isMemoized)) return undefined;
    return [...rows.flatMap((row, index) => [index === 0 ? opening : comma, serializeRow(row)]), closing];
  };
}

/** The response as it is sent. */
export function wrapInEnvelope(data: SerializedData, message: string): string | Buffer {
  const [head, tail] = ['{"status":200,"data":', `,"msg":${JSON.stringify(message)}}`];
  return typeof data === 'string'
    ? head + data + tail
    : Buffer.concat([Buffer.from(head), ...data, Buffer.from(tail)]);
}

const emptyRows = '"records":[]';
const [opening, comma, closing] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

function serialize(name: string, schema: z.ZodType, value: unknown): string {
  const result = schema.safeParse(value);
  if (!result.success)
    throw new ResponseMismatchError(
      `The response of ${name} does not match its schema: ${result.error.message}`,
    );
  return JSON.stringify(result.data ?? null);
}

function createMemoizedSerializer(serializeValue: (value: object) => string) {
  const bytesOf = new WeakMap<object, Buffer>();
  return (value: object): Buffer => {
    const bytes = bytesOf.get(value) ?? Buffer.from(serializeValue(value));
    bytesOf.set(value, bytes);
    return bytes;
  };
}

const isMemoized = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && memoized.has(value);

/** The schema of the rows of a page. */
const findRowsSchema = (schema: z.ZodType): z.ZodArray<z.ZodType> | undefined => {
  const records: unknown = schema instanceof z.ZodObject ? schema.shape['records'] : undefined;
  return records instanceof z.ZodArray && records.element instanceof z.ZodType
    ? (records as z.ZodArray<z.ZodType>)
    : undefined;
};

function findRows(value: unknown): readonly unknown[] | undefined {
  const records: unknown =
    typeof value === 'object' && value !== null && 'records' in value ? value.records : undefined;
  return Array.isArray(records) ? records : undefined;
}
