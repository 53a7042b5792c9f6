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
  const location = findLocation(schema);
  const serializeRows = location && createRowsSerializer(name, location.rows);
  const serializeMemoized = createMemoizedSerializer((value) => serialize(name, schema, value));
  return (value) => {
    if (isMemoized(value)) return [serializeMemoized(value)];
    const found = location && findPage(value, location);
    const pieces = found && serializeRows?.(found.rows);
    if (pieces === undefined) return serialize(name, schema, value);
    const withoutRows = serialize(name, schema, found?.emptied);
    const begin = withoutRows.indexOf(emptyRows) + emptyRows.length - 2;
    return [Buffer.from(withoutRows.slice(0, begin)), ...pieces, Buffer.from(withoutRows.slice(begin + 2))];
  };
}

/** The serializer returns undefined for rows that are not memoized. */
function createRowsSerializer(name: string, rowsSchema: z.ZodArray<z.ZodType>) {
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

interface PageLocation {
  /** The schema of the rows. */
  rows: z.ZodArray<z.ZodType>;
  /** The property of the response that is the page; undefined if the response is the page. */
  property: string | undefined;
}

/** The page of a response: the response itself, or one of its properties. */
function findLocation(schema: z.ZodType): PageLocation | undefined {
  const rows = findRowsSchema(schema);
  if (rows !== undefined) return { rows, property: undefined };
  if (!(schema instanceof z.ZodObject)) return undefined;
  const locations = Object.entries<unknown>(schema.shape).flatMap(([property, part]): PageLocation[] => {
    const nested = findRowsSchema(part);
    return nested === undefined ? [] : [{ rows: nested, property }];
  });
  return locations[0];
}

function findRowsSchema(schema: unknown): z.ZodArray<z.ZodType> | undefined {
  const records: unknown = schema instanceof z.ZodObject ? schema.shape['records'] : undefined;
  return records instanceof z.ZodArray && records.element instanceof z.ZodType
    ? (records as z.ZodArray<z.ZodType>)
    : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The rows, and the response without them. */
function findPage(value: unknown, { property }: PageLocation) {
  if (!isRecord(value)) return undefined;
  const page = property === undefined ? value : value[property];
  if (!isRecord(page) || !Array.isArray(page['records'])) return undefined;
  const rows: readonly unknown[] = page['records'];
  const emptyPage = { ...page, records: [] };
  return { rows, emptied: property === undefined ? emptyPage : { ...value, [property]: emptyPage } };
}
